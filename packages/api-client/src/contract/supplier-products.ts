import {
  DESK_TEXT_LENGTH,
  TABLE_BYTES_MAX,
  type DeskProduct,
  type DeskProductSummary,
  type TableMistake,
} from '@millwright/domain';
import { PARAMETERS_MAX, type StoredParameter } from '@millwright/domain/parameters';
import * as v from 'valibot';
import { defineExtension } from './call.ts';
import {
  queryId,
  queryInteger,
  queryPage,
  queryRows,
  wireCount,
  wireMemberList,
  wireFlag,
  wireId,
  wirePage,
  writtenText,
} from './fields.ts';
import { both, longTexts, shownBoth, stored, version, writtenKeywords } from './supplier-desk.ts';

const longest = DESK_TEXT_LENGTH;

/** A page of a supplier's products, the latest first, those that readers do not see included. */
export const deskProducts = defineExtension({
  method: 'GET',
  path: '/memberApi/supplier/products',
  request: v.object({ supplier: queryId, page: queryPage, rows: queryRows }),
  response: wireMemberList(
    wirePage(
      v.object({ id: wireId, title: v.string(), model: v.string(), parameters: wireCount, published: wireFlag }),
    ),
  ),
});

const words = v.union([writtenText(longest.words), both(longest.words)]);
const decimal = writtenText(40);

/** A parameter as it is stored: what it may hold, the definition of its key says. */
const wireStoredParameter = v.object({
  key: v.optional(writtenText(70)),
  low: v.optional(decimal),
  high: v.optional(decimal),
  /** Common code of UN/CEFACT; one of ours where it has none. */
  unit: v.optional(writtenText(20)),
  choice: v.optional(writtenText(70)),
  text: v.optional(words),
  label: v.optional(words),
  value: v.optional(words),
});

/** A product for the people of its supplier. */
export const deskProduct = defineExtension({
  method: 'GET',
  path: '/memberApi/supplier/products/detail',
  request: v.object({ id: queryId }),
  response: v.object({
    id: wireId,
    version,
    industry: v.string(),
    facts: v.object({
      title: shownBoth,
      brief: shownBoth,
      model: v.string(),
      parameters: v.array(wireStoredParameter),
      searchKeywords: shownBoth,
    }),
  }),
});

/**
 * Stores what a supplier's people state of a product. Wrong parameters are refused with `invalid_request` and
 * `problems`: keys, and what is wrong. Another version is refused as a change of the profile is.
 */
export const changeDeskProduct = defineExtension({
  method: 'POST',
  path: '/memberApi/supplier/products',
  request: v.object({
    id: wireId,
    version,
    facts: v.object({
      title: both(longest.title),
      brief: both(longest.brief),
      model: writtenText(longest.model),
      parameters: v.pipe(v.array(wireStoredParameter), v.maxLength(PARAMETERS_MAX)),
      searchKeywords: writtenKeywords,
    }),
  }),
  response: stored,
  largestBody: longTexts,
});

/** Up to 500 products of a supplier as a table, CSV in UTF-8 with a byte order mark, as an attachment: no envelope. */
export const productTable = {
  method: 'GET',
  path: '/memberApi/supplier/products/file',
  request: v.object({ supplier: queryId, part: queryInteger(1, 1000) }),
} as const;

/**
 * Changes products by such a table; its body is the bytes. Nothing is changed unless all of it is right: else it is
 * refused with `table_wrong`, the first 100 `problems` by line and column, and their `total`.
 */
export const uploadProductTable = defineExtension({
  method: 'POST',
  path: '/memberApi/supplier/products/file',
  request: v.object({ supplier: queryId }),
  response: v.object({ rows: wireCount, changed: wireCount }),
  takesFile: true,
  largestBody: TABLE_BYTES_MAX,
});

const problem = v.object({
  line: wireCount,
  column: v.string(),
  mistake: v.pipe(
    v.string(),
    v.transform((mistake) => mistake as TableMistake),
  ),
  value: v.string(),
});

/** What a refused table says of its mistakes. */
export const tableProblems = v.object({ problems: v.array(problem), total: wireCount });

/** A product of a list as the domain knows it. */
export const readDeskProductSummary = ({
  parameters: parameterCount,
  published: isPublished,
  ...one
}: v.InferOutput<typeof deskProducts.response>['list'][number]): DeskProductSummary => ({
  ...one,
  parameterCount,
  isPublished,
});

/** A product as the domain knows it. The service has checked its parameters. */
export const readDeskProduct = ({ facts, ...wire }: v.InferOutput<typeof deskProduct.response>): DeskProduct => ({
  ...wire,
  facts: { ...facts, parameters: facts.parameters as StoredParameter[] },
});
