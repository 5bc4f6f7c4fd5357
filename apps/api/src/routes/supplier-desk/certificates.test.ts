import {
  getSupplier,
  listCertificates,
  listSupplierChanges,
  removeCertificate,
  saveCertificate,
  valueOf,
  versionMeanwhile,
  wrongFields,
} from '@millwright/api-client';
import { CERTIFICATES_MAX } from '@millwright/domain';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { logIn, type Browser } from '../../../test-support/browser.ts';
import { sampleCertificate } from '../../../test-support/call-cases-desk.ts';
import { fixtureNow } from '../../../test-support/fixture.ts';
import { describeOnOneDatabase } from '../../../test-support/test-api.ts';
import { seedDemoMembers } from '../../members/demo-members.ts';

describeOnOneDatabase('the certificates that a supplier’s people change', (use) => {
  let person: Browser;
  beforeAll(async () => {
    await seedDemoMembers(use().database.db, fixtureNow);
    person = await logIn(use().api, 2, 'cn');
  });
  const lastChange = async (supplier: number) =>
    valueOf(await listSupplierChanges(person.client, supplier, { rows: 1 })).items[0];

  it('are stated from then on: one that was checked, a new one, and one less', async () => {
    const list = async () => valueOf(await listCertificates(person.client, 1001));
    const before = await list();
    expect(before.items.map(({ name, isChecked }) => [name, isChecked])).toEqual([
      ['ISO 9001', false],
      ['ISO 14001', true],
    ]);
    const { isChecked: _, ...checked } = before.items[1]!;
    const certificate = { ...checked, number: 'NC-9' };
    valueOf(await saveCertificate(person.client, 1001, { version: before.version, at: 1, certificate }));
    const stale = await saveCertificate(person.client, 1001, { version: before.version, at: 0, certificate });
    expect(!stale.ok && versionMeanwhile(stale.failure)).toBe((await list()).version);
    expect((await lastChange(1001))!.fields).toEqual([
      { field: 'certificate', before: expect.stringContaining('NC-1 '), after: expect.stringContaining('NC-9') },
    ]);
    const { version } = await list();
    valueOf(await saveCertificate(person.client, 1001, { version, at: null, certificate: sampleCertificate }));
    const shown = async () =>
      valueOf(await getSupplier(use().client({ edition: 'en' }), 1001)).certificates.map((one) => [
        one.name,
        one.number,
        one.issuer,
        one.validUntil,
        one.checkedBy,
        one.checkedOn,
      ]);
    const added = ['ISO 45001', 'NC-2', 'Nordcert Institute', '2028-12-31', '', null];
    const changed = ['ISO 14001', 'NC-9', 'Nordcert Institute', '2027-05-31', '', null];
    expect(await shown()).toEqual([['ISO 9001', '', '', null, '', null], changed, added]);
    valueOf(await removeCertificate(person.client, 1001, { version: (await list()).version, at: 0 }));
    expect(await shown()).toEqual([changed, added]);
    expect((await lastChange(1001))!.fields[0]).toEqual({ field: 'certificate', before: 'ISO 9001', after: '' });
  });

  it('cannot be said to be checked, nor be more than there may be', async () => {
    const { version } = valueOf(await listCertificates(person.client, 1002));
    const forged = { ...sampleCertificate, checked_by: 'Editors', checkedBy: 'Editors', checked_on: '2026-01-01' };
    const stored = valueOf(await saveCertificate(person.client, 1002, { version, at: 1, certificate: forged }));
    const [, second] = valueOf(await getSupplier(use().client(), 1002)).certificates;
    expect(second).toMatchObject({ name: 'ISO 45001', checkedBy: '', checkedOn: null });
    await use().database.db.execute(sql`update entry set details = jsonb_set(details, '{certificates}', (
      select jsonb_agg('CE'::text) from generate_series(1, ${CERTIFICATES_MAX}::integer))) where id = 1002`);
    const full = valueOf(await listCertificates(person.client, 1002));
    expect(full.version).not.toBe(stored.version);
    const more = { version: full.version, at: null, certificate: sampleCertificate };
    const refused = await saveCertificate(person.client, 1002, more);
    expect(!refused.ok && wrongFields(refused.failure)).toEqual(['at']);
  });
});
