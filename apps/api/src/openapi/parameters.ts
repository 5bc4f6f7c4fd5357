import { longestUrlName, mostPendingFavourites, sitemapRows } from '@millwright/api-client/contract';
import { KEYWORD_MAX_LENGTH, MAX_INTEGER, ROWS_MAX } from '@millwright/domain';

/** What the document says of a parameter of a query. */
export interface ParameterText {
  description: string;
  schema: Record<string, unknown>;
}

const id = (description: string): ParameterText => ({
  description,
  schema: { type: 'integer', minimum: 1, maximum: MAX_INTEGER },
});
const oneOf = (description: string, ...values: string[]): ParameterText => ({
  description,
  schema: { type: 'string', enum: values },
});

/**
 * What queries may hold, by name. The contract reads them leniently (what cannot be is ignored), which no JSON schema
 * can say, so the document states what a caller should send. `type` and `kind` differ by call and come from the
 * contract.
 */
export const parameterTexts: Readonly<Record<string, ParameterText>> = {
  id: id('Id of what is asked for'),
  sid: id('Industry or child industry'),
  tid: id('Topic tag'),
  mid: id('Magazine'),
  supplier: id('Supplier'),
  exhibitor: id('Supplier that exhibits'),
  region: id('Province or country'),
  after: id(`Goes on after this id; ${sitemapRows} lines are answered at once`),
  year: { description: 'Year', schema: { type: 'integer', minimum: 1900, maximum: 9999 } },
  month: { description: 'Month of the year', schema: { type: 'integer', minimum: 1, maximum: 12 } },
  page: {
    description: 'Page, from 1; beyond the last the list is empty',
    schema: { type: 'integer', minimum: 1, default: 1 },
  },
  rows: { description: 'Items a page', schema: { type: 'integer', minimum: 1, maximum: ROWS_MAX } },
  keyword: { description: 'Words to search for', schema: { type: 'string', maxLength: KEYWORD_MAX_LENGTH } },
  url_name: { description: 'Custom url name', schema: { type: 'string', maxLength: longestUrlName } },
  slug: {
    description: 'Address of an editorial page without its first slash',
    schema: { type: 'string', pattern: '^[a-z0-9]+([-/][a-z0-9]+)*$' },
  },
  ids: {
    description: `Up to ${mostPendingFavourites} ids, parted by commas`,
    schema: { type: 'string', pattern: '^[0-9]+(,[0-9]+)*$' },
  },
  lang: oneOf('Language of a magazine', 'cn', 'en'),
  side: oneOf('Side of a post', 'supply', 'demand'),
  featured: oneOf('Only what the editors put first', '1'),
  when: oneOf('Still to end, the next first, or ended', 'upcoming', 'past'),
  facets: oneOf('0 leaves the counts of the filters out', '0'),
  sort: { description: 'What stands first; without it a list stands in its own order', schema: { type: 'string' } },
  key: {
    description: 'Key of a captcha, made by the client',
    schema: { type: 'string', pattern: '^[\\w-]{16,64}$' },
  },
  url: { description: 'Address of a page of the site', schema: { type: 'string', maxLength: 2048 } },
  token: { description: 'Token of a banner', schema: { type: 'string' } },
  sign: { description: 'Signature that was given with it', schema: { type: 'string' } },
  expires: {
    description: 'Milliseconds since 1970 after which a link works no more',
    schema: { type: 'string', pattern: '^[1-9][0-9]*$' },
  },
};
