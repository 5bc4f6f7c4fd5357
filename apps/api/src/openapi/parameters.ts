import { longestOldUrl, longestUrlName, mostPendingFavourites, sitemapRows } from '@millwright/api-client/contract';
import {
  ACCOUNT_SITES,
  ALL_EDITION_KEYS,
  KEYWORD_MAX_LENGTH,
  MAX_INTEGER,
  REDIRECT_MAX_LENGTH,
  ROWS_MAX,
  SIDES,
  THREAD_STATUSES,
} from '@millwright/domain';

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
  old_url: {
    description:
      'Path and parameters of a URL that an article, or the list of a category or tag, had on the site it was imported from',
    schema: { type: 'string', maxLength: longestOldUrl },
  },
  slug: {
    description: 'Address of an editorial page without its first slash',
    schema: { type: 'string', pattern: '^[a-z0-9]+([-/][a-z0-9]+)*$' },
  },
  ids: {
    description: `Up to ${mostPendingFavourites} ids, parted by commas`,
    schema: { type: 'string', pattern: '^[0-9]+(,[0-9]+)*$' },
  },
  lang: oneOf('Language of a magazine', ...ALL_EDITION_KEYS),
  side: oneOf('Side of a post', 'supply', 'demand'),
  featured: oneOf('Only what the editors put first', '1'),
  when: oneOf('Still to end, the next first, or ended', 'upcoming', 'past'),
  facets: oneOf('0 leaves the counts of the filters out', '0'),
  tables: oneOf('1 adds the tables of the articles', '1'),
  p: {
    description:
      'Ranges and choices of parameters, at most 6: clamping-force_3000_5000*drive_servo-pump; either end may be left out',
    schema: { type: 'string' },
  },
  by: {
    description:
      'Key of the parameter by which the list is ordered, with a hyphen before it where the highest is first',
    schema: { type: 'string' },
  },
  parameters: oneOf('1 adds ranges and choices with counts, where sid, tid or supplier narrows the list', '1'),
  sort: { description: 'What stands first; without it a list stands in its own order', schema: { type: 'string' } },
  key: {
    description: 'Key of a captcha, made by the client',
    schema: { type: 'string', pattern: '^[\\w-]{16,64}$' },
  },
  url: { description: 'Address of a page of the site', schema: { type: 'string', maxLength: 2048 } },
  role: oneOf('Threads as the buyer, or those of the suppliers that the member belongs to', ...SIDES),
  status: oneOf('Where a thread stands', ...THREAD_STATUSES),
  part: {
    description: 'Which 500 products, from 1',
    schema: { type: 'integer', minimum: 1, maximum: 1000, default: 1 },
  },
  before: id('Message before which it goes back'),
  name: { description: 'Name of the file', schema: { type: 'string', minLength: 1, maxLength: 200 } },
  token: { description: 'Token that was given with it', schema: { type: 'string' } },
  confirm: oneOf('1 does what the page asks about', '1'),
  sign: { description: 'Signature that was given with it', schema: { type: 'string' } },
  from: oneOf('Site where the visitor may be logged in', ...ACCOUNT_SITES),
  to: oneOf('Site that the login is carried to', ...ACCOUNT_SITES),
  path: {
    description: 'Own path that the visitor arrives at; anything else is the start of the site',
    schema: { type: 'string', maxLength: REDIRECT_MAX_LENGTH, default: '/' },
  },
  state: { description: 'Hash of what the browser holds at the site that it goes to', schema: { type: 'string' } },
  edition: { description: 'The edition, at a host that has several', schema: { type: 'string' } },
  code: { description: 'One-time code, good for a minute', schema: { type: 'string' } },
  expires: {
    description: 'Milliseconds since 1970 after which a link works no more',
    schema: { type: 'string', pattern: '^[1-9][0-9]*$' },
  },
};
