import {
  changeSupplierProduct,
  changeSupplierProfile,
  getSupplierProduct,
  getSupplierProfile,
  listCertificates,
  listSupplierChanges,
  listSupplierProducts,
  removeCertificate,
  type Result,
  saveCertificate,
  uploadProductTable,
  valueOf,
} from '@millwright/api-client';
import type { StatedCertificate } from '@millwright/domain';
import { expect } from 'vitest';
import type { Browser } from './browser.ts';
import { asBusyMember, asMember, nothing, ofMember, type CallCase } from './call-case.ts';
import type { Stage } from './call-stage.ts';

type Client = Browser['client'];

const noVersion = 'v'.repeat(22);
const stored = { version: expect.stringMatching(/^[\w-]{22}$/) };

/** A certificate of which everything is stated. */
export const sampleCertificate: StatedCertificate = {
  name: 'ISO 45001',
  issuer: { cn: '诺瑟认证所', en: 'Nordcert Institute' },
  number: 'NC-2',
  scope: { cn: '宁波工厂', en: 'Site in Ningbo' },
  validUntil: '2028-12-31',
};

/** Stores a profile in which somebody else has another city. */
async function changeCity(client: Client, city: string, version?: string): Promise<Result<unknown>> {
  const profile = valueOf(await getSupplierProfile(client, 1000));
  const facts = { ...profile.facts, city: { cn: city, en: city } };
  return changeSupplierProfile(client, 1000, { version: version ?? profile.version, facts });
}

/** Stores a product with another model. */
async function changeModel(client: Client, model: string, version?: string): Promise<Result<unknown>> {
  const product = valueOf(await getSupplierProduct(client, 1500));
  return changeSupplierProduct(client, 1500, {
    version: version ?? product.version,
    facts: { ...product.facts, model },
  });
}

const add = async (client: Client, supplier = 1000): Promise<Result<unknown>> => {
  const { version } = valueOf(await listCertificates(client, supplier));
  return saveCertificate(client, supplier, { version, at: null, certificate: sampleCertificate });
};

/** Requested by one of the supplier's people. */
const asPerson =
  (request: (client: Client) => Promise<Result<unknown>>) =>
  ({ supplier }: Stage): Promise<Result<unknown>> =>
    request(supplier.client);

/** What is sent in another's name: the facts are those that the supplier itself has. */
const withFacts =
  (request: (client: Client, facts: Awaited<ReturnType<typeof factsOf>>) => Promise<Result<unknown>>) =>
  async (client: Client, { supplier }: Stage): Promise<Result<unknown>> =>
    request(client, await factsOf(supplier.client));

const factsOf = async (client: Client) => ({
  supplier: valueOf(await getSupplierProfile(client, 1000)).facts,
  product: valueOf(await getSupplierProduct(client, 1500)).facts,
});

const profileAs = withFacts((client, { supplier: facts }) =>
  changeSupplierProfile(client, 1000, { version: noVersion, facts }),
);
const productAs = withFacts((client, { product: facts }) =>
  changeSupplierProduct(client, 1500, { version: noVersion, facts }),
);
const certificateAs = (client: Client) =>
  saveCertificate(client, 1000, { version: noVersion, at: null, certificate: sampleCertificate });
const removalAs = (client: Client) => removeCertificate(client, 1000, { version: noVersion, at: 0 });
const table = (text: string) => new Blob([text]);

/** The case of a member who does not speak for the supplier. */
const refusedTo = (request: (client: Client) => Promise<Result<unknown>>) => ({ not_found: asMember(request) });

/** Cases of what suppliers' people change. */
export const deskCases = {
  deskProfile: {
    ...ofMember(
      (client) => getSupplierProfile(client, 1000),
      { id: 1000, facts: { founded: 1998 } },
      {
        ...refusedTo((client) => getSupplierProfile(client, 1000)),
      },
    ),
    succeed: asPerson((client) => getSupplierProfile(client, 1000)),
  },
  changeDeskProfile: {
    ...ofMember((client) => changeSupplierProfile(client, 1000, { version: noVersion, facts: {} as never }), stored, {
      login_first: (stage) => profileAs(stage.visitor.client, stage),
      not_found: (stage) => profileAs(stage.member.client, stage),
      invalid_request: asPerson((client) =>
        changeSupplierProfile(client, 1000, { version: noVersion, facts: {} as never }),
      ),
      changed_meanwhile: asPerson((client) => changeCity(client, '杭州', noVersion)),
      member_limit: (stage) => asBusyMember('editing', (client) => profileAs(client, stage))(stage),
    }),
    succeed: asPerson((client) => changeCity(client, '杭州')),
  },
  deskCertificates: {
    ...ofMember(
      (client) => listCertificates(client, 1000),
      { version: stored.version, items: expect.any(Array) },
      {
        ...refusedTo((client) => listCertificates(client, 1000)),
      },
    ),
    succeed: asPerson((client) => listCertificates(client, 1000)),
  },
  saveCertificate: {
    ...ofMember(certificateAs, stored, {
      ...refusedTo(certificateAs),
      invalid_request: asPerson((client) =>
        saveCertificate(client, 1000, {
          version: noVersion,
          at: null,
          certificate: { ...sampleCertificate, validUntil: '2026-02-31' },
        }),
      ),
      changed_meanwhile: asPerson(certificateAs),
      member_limit: asBusyMember('editing', certificateAs),
    }),
    succeed: asPerson((client) => add(client)),
  },
  removeCertificate: {
    ...ofMember(removalAs, stored, {
      ...refusedTo(removalAs),
      invalid_request: asPerson(async (client) => {
        const { version } = valueOf(await listCertificates(client, 1000));
        return removeCertificate(client, 1000, { version, at: 99 });
      }),
      changed_meanwhile: asPerson(removalAs),
      member_limit: asBusyMember('editing', removalAs),
    }),
    succeed: asPerson(async (client) => {
      const { version } = valueOf(await listCertificates(client, 1001));
      return removeCertificate(client, 1001, { version, at: 0 });
    }),
  },
  deskProducts: {
    ...ofMember(
      (client) => listSupplierProducts(client, 1001),
      { total: 14, page: 1 },
      {
        ...refusedTo((client) => listSupplierProducts(client, 1001)),
      },
    ),
    succeed: asPerson((client) => listSupplierProducts(client, 1001)),
  },
  deskProduct: {
    ...ofMember(
      (client) => getSupplierProduct(client, 1500),
      { id: 1500, facts: { model: expect.any(String) } },
      {
        ...refusedTo((client) => getSupplierProduct(client, 1500)),
      },
    ),
    succeed: asPerson((client) => getSupplierProduct(client, 1500)),
  },
  changeDeskProduct: {
    ...ofMember(
      (client) => changeSupplierProduct(client, nothing, { version: noVersion, facts: {} as never }),
      stored,
      {
        login_first: (stage) => productAs(stage.visitor.client, stage),
        not_found: (stage) => productAs(stage.member.client, stage),
        invalid_request: asPerson((client) =>
          changeSupplierProduct(client, 1500, { version: noVersion, facts: {} as never }),
        ),
        changed_meanwhile: asPerson((client) => changeModel(client, 'HX-2', noVersion)),
        member_limit: (stage) => asBusyMember('editing', (client) => productAs(client, stage))(stage),
      },
    ),
    succeed: asPerson((client) => changeModel(client, 'HX-3')),
  },
  uploadProductTable: {
    ...ofMember(
      (client) => uploadProductTable(client, 1001, table('id\n')),
      { rows: 1, changed: 1 },
      {
        ...refusedTo((client) => uploadProductTable(client, 1001, table('id\n'))),
        table_wrong: asPerson((client) => uploadProductTable(client, 1001, table('id,model\n1,x\n'))),
        member_limit: asBusyMember('table', (client) => uploadProductTable(client, 1001, table('id\n'))),
      },
    ),
    succeed: asPerson((client) => uploadProductTable(client, 1001, table('id,model\n1501,HX-9\n'))),
  },
  deskChanges: {
    ...ofMember(
      (client) => listSupplierChanges(client, 1000),
      { items: expect.any(Array), page: 1 },
      {
        ...refusedTo((client) => listSupplierChanges(client, 1000)),
      },
    ),
    succeed: asPerson((client) => listSupplierChanges(client, 1000)),
  },
} satisfies Record<string, CallCase>;
