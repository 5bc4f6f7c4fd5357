import {
  getBaseInfo,
  getPost,
  getProduct,
  getSupplier,
  isNotFound,
  type ApiClient,
  type CallOptions,
  type Result,
} from '@millwright/api-client';
import { ENQUIRY_LIMITS, type EntryReference, type Fact, type Id, type Region } from '@millwright/domain';
import { goodsFieldOf, type GoodsField } from '@millwright/domain/sourcing';
import { valueOrNotFound } from '../runtime/calls.ts';

/** A supplier, product or post by its name. */
type Named = Pick<EntryReference, 'id' | 'title'>;

/** A supplier that can be asked, with where it is. */
interface Askable extends Named {
  /** Null where it is not known. */
  region: Region | null;
}

/** What a request for quotation is about, and who can be asked. */
export interface RequestTarget extends Named {
  /** Who is asked in any case; null where nobody is. */
  supplier: Askable | null;
  /** Others that can be asked the same. */
  candidates: readonly Askable[];
  /** With which the rows of the form begin. */
  parameters: readonly Fact[];
  goods: GoodsField;
}

/** What is known of a target before its industry is. */
interface Read extends Omit<RequestTarget, 'goods'> {
  industryId: Id | null;
}

type Reader = (client: ApiClient, id: Id, options: CallOptions) => Promise<Result<Read>>;

const nameOf = ({ id, title }: Named): Named => ({ id, title });
const askable = (supplier: Named, region: Region | null): Askable => ({ ...nameOf(supplier), region });
const eachOnce = (all: readonly Askable[]): Askable[] =>
  all.filter(({ id }, place) => all.findIndex((other) => other.id === id) === place);

const readProduct: Reader = async (client, id, options) => {
  const result = await getProduct(client, id, options);
  if (!result.ok) return result;
  const { owner, region, related, parameters, industryId } = result.value;
  const others = related.flatMap((product) =>
    product.owner && product.owner.id !== owner?.id ? [askable(product.owner, product.region)] : [],
  );
  const value = {
    ...nameOf(result.value),
    industryId,
    supplier: owner && askable(owner, region),
    candidates: eachOnce(others),
    parameters: parameters.slice(0, ENQUIRY_LIMITS.parameters),
  };
  return { ok: true, value };
};

const readSupplier: Reader = async (client, id, options) => {
  const result = await getSupplier(client, id, options);
  if (!result.ok) return result;
  const name = nameOf(result.value);
  const { region, related, industryId } = result.value;
  const candidates = related.map((other) => askable(other, other.region));
  return { ok: true, value: { ...name, industryId, supplier: askable(name, region), candidates, parameters: [] } };
};

const readPost: Reader = async (client, id, options) => {
  const result = await getPost(client, id, options);
  if (!result.ok) return result;
  const { owner, region, industryId } = result.value;
  const value = {
    ...nameOf(result.value),
    industryId,
    supplier: owner && askable(owner, region),
    candidates: [],
    parameters: [],
  };
  return { ok: true, value };
};

const readers: Readonly<Record<string, Reader>> = { product: readProduct, supplier: readSupplier, post: readPost };

/** Looks a target up: as what it is said to be, else as each of the kinds that take enquiries. */
async function lookUp(client: ApiClient, id: Id, kind: string | null, options: CallOptions): Promise<Read> {
  const named = kind === null ? undefined : readers[kind];
  const tried = named ? [named] : Object.values(readers);
  for (const read of tried) {
    const result = await read(client, id, options);
    if (result.ok || !isNotFound(result.failure)) return valueOrNotFound(result);
  }
  throw new Response(null, { status: 404 });
}

/** The further suppliers that a URL names: each once, without the one who is asked in any case. */
const furtherSuppliers = (named: string | null, offered: Pick<RequestTarget, 'supplier' | 'candidates'>) => {
  const ids = (named ?? '').split(',').map(Number);
  const wanted = [...new Set(ids)].filter((id) => Number.isSafeInteger(id) && id > 0 && id !== offered.supplier?.id);
  return wanted.slice(0, ENQUIRY_LIMITS.furtherSuppliers);
};

/**
 * The further suppliers that a URL names, chosen: those that were compared are among the candidates, too. One that is
 * no more is left out.
 */
export async function withChosen(
  client: ApiClient,
  target: RequestTarget,
  named: string | null,
  options: CallOptions,
): Promise<RequestTarget & { chosenIds: Id[] }> {
  const wanted = furtherSuppliers(named, target);
  const unknown = wanted.filter((id) => !target.candidates.some((candidate) => candidate.id === id));
  const found = await Promise.all(unknown.map((id) => getSupplier(client, id, options)));
  const added = found.flatMap((result) => (result.ok ? [askable(result.value, result.value.region)] : []));
  const candidates = [...added, ...target.candidates];
  return { ...target, candidates, chosenIds: wanted.filter((id) => candidates.some((one) => one.id === id)) };
}

/** What a request is about, with the kind of its goods, which says what suppliers will request. */
export async function readTarget(
  client: ApiClient,
  id: Id,
  kind: string | null,
  options: CallOptions,
): Promise<RequestTarget> {
  const [{ industryId, ...target }, base] = await Promise.all([
    lookUp(client, id, kind, options),
    getBaseInfo(client, options),
  ]);
  const industry = base.ok
    ? base.value.industries.find(({ id: own, children }) =>
        [own, ...children.map((child) => child.id)].includes(industryId ?? 0),
      )
    : undefined;
  return { ...target, goods: goodsFieldOf(industry?.slug ?? null) };
}
