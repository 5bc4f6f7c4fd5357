import type {
  DeskCertificates,
  DeskChange,
  DeskProduct,
  DeskProductSummary,
  Id,
  Page,
  ProductFacts,
  StatedCertificate,
  SupplierFacts,
  SupplierProfile,
  TableProblem,
} from '@millwright/domain';
import type { ParameterProblem } from '@millwright/domain/parameters';
import * as v from 'valibot';
import type { ApiClient } from '../client.ts';
import { pageOf, perform } from '../http/http.ts';
import * as desk from '../contract/supplier-desk.ts';
import * as products from '../contract/supplier-products.ts';
import type { CallOptions } from '../http/http.types.ts';
import { failed, type Failure, type Result } from '../result.ts';
import type { MemberListQuery } from './member-things.ts';

/** How long a table of products may take, in milliseconds. */
const tableTimeout = 60_000;

/** What a change starts from. */
export interface DeskVersion {
  /** Version of what was opened. */
  version: string;
}

/** What the member may change of a supplier that the member speaks for; others are not found. */
export const getSupplierProfile = (
  client: ApiClient,
  supplier: Id,
  options?: CallOptions,
): Promise<Result<SupplierProfile>> =>
  perform(client, desk.deskProfile, { query: { supplier } }, desk.readDeskProfile, options);

/**
 * Stores what a supplier states of itself; returns the new version. A refusal names wrong fields (`wrongFields`), or says
 * that somebody was faster (`versionMeanwhile`).
 */
export const changeSupplierProfile = (
  client: ApiClient,
  supplier: Id,
  { version, facts }: DeskVersion & { facts: SupplierFacts },
  options?: CallOptions,
): Promise<Result<DeskVersion>> =>
  perform(
    client,
    desk.changeDeskProfile,
    { body: { supplier, version, facts: desk.writeFacts(facts) } },
    (stored) => stored,
    options,
  );

/** The stored version, where a change was refused because somebody else has changed it meanwhile; null for any other failure. */
export function versionMeanwhile(failure: Failure): string | null {
  if (failure.kind !== 'refused' || failure.reason !== 'changed_meanwhile') return null;
  const { version } = (failure.data ?? {}) as { version?: unknown };
  return typeof version === 'string' ? version : null;
}

/** The certificates of a supplier that the member speaks for. */
export const listCertificates = (
  client: ApiClient,
  supplier: Id,
  options?: CallOptions,
): Promise<Result<DeskCertificates>> =>
  perform(client, desk.deskCertificates, { query: { supplier } }, desk.readDeskCertificates, options);

/** Adds a certificate, or changes the one at a place, from 0; null adds. It is stated by the supplier then. */
export const saveCertificate = (
  client: ApiClient,
  supplier: Id,
  { version, at, certificate }: DeskVersion & { at: number | null; certificate: StatedCertificate },
  options?: CallOptions,
): Promise<Result<DeskVersion>> =>
  perform(
    client,
    desk.saveCertificate,
    { body: { supplier, version, at, certificate: desk.writeCertificate(certificate) } },
    (stored) => stored,
    options,
  );

/** Removes the certificate at a place. */
export const removeCertificate = (
  client: ApiClient,
  supplier: Id,
  { version, at }: DeskVersion & { at: number },
  options?: CallOptions,
): Promise<Result<DeskVersion>> =>
  perform(client, desk.removeCertificate, { body: { supplier, version, at } }, (stored) => stored, options);

/** A page of the products of a supplier that the member speaks for. */
export const listSupplierProducts = (
  client: ApiClient,
  supplier: Id,
  query: MemberListQuery = {},
  options?: CallOptions,
): Promise<Result<Page<DeskProductSummary>>> =>
  perform(
    client,
    products.deskProducts,
    { query: { supplier, ...query } },
    pageOf(products.readDeskProductSummary),
    options,
  );

/** A product of a supplier that the member speaks for. */
export const getSupplierProduct = (client: ApiClient, id: Id, options?: CallOptions): Promise<Result<DeskProduct>> =>
  perform(client, products.deskProduct, { query: { id } }, products.readDeskProduct, options);

/** Stores what a supplier states of a product. A refusal may say which parameters are wrong (`wrongParameters`). */
export const changeSupplierProduct = (
  client: ApiClient,
  id: Id,
  { version, facts }: DeskVersion & { facts: ProductFacts },
  options?: CallOptions,
): Promise<Result<DeskVersion>> =>
  perform(client, products.changeDeskProduct, { body: { id, version, facts } }, (stored) => stored, options);

const parameterProblems = v.object({ problems: v.array(v.object({ key: v.string(), mistake: v.string() })) });

/** The parameters that a refusal names as wrong; empty for any other failure. */
export function wrongParameters(failure: Failure): ParameterProblem[] {
  const parsed = v.safeParse(parameterProblems, failure.kind === 'refused' ? failure.data : null);
  return parsed.success ? (parsed.output.problems as ParameterProblem[]) : [];
}

/** Where the products of a supplier are fetched from as a table. @param part from 1, 500 products each */
export const productTableUrl = (client: Pick<ApiClient, 'urlOf'>, supplier: Id, part: number): string =>
  client.urlOf(`${products.productTable.path}?supplier=${supplier}&part=${part}`);

/** Changes products by a table, all of it or nothing; returns how many rows it had, and how many changed something. */
export async function uploadProductTable(
  client: ApiClient,
  supplier: Id,
  file: Blob,
  options?: CallOptions,
): Promise<Result<{ rows: number; changed: number }>> {
  // A file that was moved since it was chosen cannot be read.
  const bytes = await file.arrayBuffer().catch(() => null);
  if (bytes === null) return failed({ kind: 'malformed', problem: 'the file cannot be read' });
  return perform(
    client,
    products.uploadProductTable,
    { query: { supplier }, file: new Uint8Array(bytes) },
    (done) => done,
    { timeout: tableTimeout, ...options },
  );
}

/** What a refused table says of its mistakes, the first 100 of `total`; null for any other failure. */
export function wrongTable(failure: Failure): { problems: TableProblem[]; total: number } | null {
  if (failure.kind !== 'refused' || failure.reason !== 'table_wrong') return null;
  const parsed = v.safeParse(products.tableProblems, failure.data);
  return parsed.success ? parsed.output : null;
}

/** A page of what the people of a supplier have changed. */
export const listSupplierChanges = (
  client: ApiClient,
  supplier: Id,
  query: MemberListQuery = {},
  options?: CallOptions,
): Promise<Result<Page<DeskChange>>> =>
  perform(client, desk.deskChanges, { query: { supplier, ...query } }, pageOf(desk.readDeskChange), options);
