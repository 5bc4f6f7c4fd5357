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
import { ENQUIRY_LIMITS, type EntryReference, type Fact, type Id } from '@millwright/domain';
import { goodsFieldOf, type GoodsField } from '@millwright/domain/sourcing';
import { valueOrNotFound } from '../runtime/calls.ts';

/** A supplier, product or post by its name. */
type Named = Pick<EntryReference, 'id' | 'title'>;

/** What a request for quotation is about, and who can be requested. */
export interface RequestTarget extends Named {
  /** Who is requested in any case; null where it is the author of a post. */
  supplier: Named | null;
  /** Others that can be requested the same. */
  candidates: readonly Named[];
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
const eachOnce = (all: readonly Named[]): Named[] =>
  all.filter(({ id }, place) => all.findIndex((other) => other.id === id) === place);

const readProduct: Reader = async (client, id, options) => {
  const result = await getProduct(client, id, options);
  if (!result.ok) return result;
  const { owner, related, parameters, industryId } = result.value;
  const others = related.flatMap((product) => (product.owner && product.owner.id !== owner?.id ? [product.owner] : []));
  const value = {
    ...nameOf(result.value),
    industryId,
    supplier: owner && nameOf(owner),
    candidates: eachOnce(others.map(nameOf)),
    parameters: parameters.slice(0, ENQUIRY_LIMITS.parameters),
  };
  return { ok: true, value };
};

const readSupplier: Reader = async (client, id, options) => {
  const result = await getSupplier(client, id, options);
  if (!result.ok) return result;
  const name = nameOf(result.value);
  const { related, industryId } = result.value;
  return { ok: true, value: { ...name, industryId, supplier: name, candidates: related.map(nameOf), parameters: [] } };
};

const readPost: Reader = async (client, id, options) => {
  const result = await getPost(client, id, options);
  if (!result.ok) return result;
  const { owner, industryId } = result.value;
  const value = {
    ...nameOf(result.value),
    industryId,
    supplier: owner && nameOf(owner),
    candidates: [],
    parameters: [],
  };
  return { ok: true, value };
};

const readers: Readonly<Record<string, Reader>> = { product: readProduct, supplier: readSupplier, post: readPost };

/** Looks a target up: as what it is said to be, else as each of the kinds that can be requested. */
async function lookUp(client: ApiClient, id: Id, kind: string | null, options: CallOptions): Promise<Read> {
  const named = kind === null ? undefined : readers[kind];
  const tried = named ? [named] : Object.values(readers);
  for (const read of tried) {
    const result = await read(client, id, options);
    if (result.ok || !isNotFound(result.failure)) return valueOrNotFound(result);
  }
  throw new Response(null, { status: 404 });
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
