import { normaliseKeyword, parseInteger, parsePage } from '@millwright/domain';
import { machineReadPaths } from '../../app/machine-read/machine-read-paths.ts';
import { printedPaths } from '../../app/pages/printed-paths.ts';

/** Reads a value as the pages do: the text that stands for it in addresses; null where it counts as absent. */
type Reader = (value: string) => string | null;

const integer: Reader = (value) => parseInteger(value)?.toString() ?? null;
const word: Reader = (value) => (/^[A-Za-z]{1,20}$/.test(value) ? value : null);
const page: Reader = (value) => (parsePage(value) > 1 ? String(parsePage(value)) : null);

/** The parameters that pages read. What reads another one has to be added here: a test compares. */
const readers = {
  id: (value) => (/^[\w-]{1,64}$/.test(value) ? value : null),
  keyword: (value) => normaliseKeyword(value) || null,
  hot: (value) => normaliseKeyword(value) || null,
  exhibitor: integer,
  lang: word,
  mid: integer,
  month: integer,
  page,
  region: integer,
  sid: integer,
  side: word,
  sort: word,
  supplier: integer,
  tid: integer,
  type: word,
  when: word,
  year: integer,
} satisfies Record<string, Reader>;

/** The name of a parameter that some page reads. */
export type PageParameter = keyof typeof readers;

const ofArticles = ['sid', 'tid', 'keyword', 'type', 'year', 'month', 'sort', 'page'] as const;
const ofEntries = [
  'sid',
  'tid',
  'mid',
  'lang',
  'region',
  'supplier',
  'exhibitor',
  'side',
  'when',
  'year',
  'month',
  'sort',
  'page',
] as const;

/** The parameters of each pattern that reads any. */
const parameters: Readonly<Record<string, readonly PageParameter[]>> = {
  '/articles': ofArticles,
  '/articles/:type': ofArticles,
  '/article/:segment': ['side'],
  '/search': ['type', 'keyword', 'hot', 'sid', 'year', 'sort', 'page'],
  '/videos': ofEntries,
  '/magazines': ofEntries,
  '/magazines/info/:id': ['page'],
  '/whitepapers': ofEntries,
  '/tradeshow': ofEntries,
  '/tradeshow/directories': ofEntries,
  '/showroom/suppliers': ofEntries,
  '/showroom/products': ofEntries,
  '/showroom/platform': ofEntries,
  '/media': ofEntries,
  '/media/:id': ['sid'],
  ...Object.fromEntries(
    printedPaths.either.filter((path) => path.startsWith('/about')).map((path) => [path, ['sid'] as const]),
  ),
  '/subsite': ['sid'],
  '/subsite/*': [...new Set([...ofEntries, ...ofArticles])],
  '/appdownload': ['type', 'id'],
};

/**
 * What leads to a URL that the visitor states is as many pages as there are URLs; what is a member's is
 * nobody's to keep.
 */
const notKept = new Set<string>(['/redirect', '/uploads', '/favourites', '/share-picture/:kind/:file']);

const patterns = [
  '/',
  '/index',
  '/articles',
  '/articles/:type',
  '/article/:segment',
  '/search',
  ...[...Object.values(printedPaths).flat(), ...machineReadPaths].filter((path) => !notKept.has(path)),
];

const exact = new Map<string, readonly PageParameter[]>();
const shapes: { shape: RegExp; read: readonly PageParameter[] }[] = [];
for (const pattern of patterns) {
  const read = parameters[pattern] ?? [];
  if (/[:*]/.test(pattern))
    shapes.push({
      shape: new RegExp(`^${pattern.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]{1,600}').replace('*', '.{1,600}')}$`),
      read,
    });
  else exact.set(pattern, read);
}

/** The parameters that the page at a path reads; null where no page is that can be kept. */
export const parametersAt = (pathname: string): readonly PageParameter[] | null =>
  exact.get(pathname) ?? shapes.find(({ shape }) => shape.test(pathname))?.read ?? null;

/**
 * The query of a page without what it does not read, in one order: two queries that show the same page are the same
 * text.
 */
export function normaliseQuery(query: URLSearchParams, read: readonly PageParameter[]): string {
  const kept: string[] = [];
  for (const name of [...read].sort()) {
    // Of a repeated parameter the first counts.
    const value = query.get(name);
    const text = value === null ? null : readers[name](value);
    if (text !== null) kept.push(`${name}=${encodeURIComponent(text)}`);
  }
  return kept.length > 0 ? `?${kept.join('&')}` : '';
}
