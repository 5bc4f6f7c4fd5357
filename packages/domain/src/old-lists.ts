/** A list of articles, or a feed, of the blog that a site was before. */
export interface OldList {
  /** Path of the category or tag, as an import stores it: `/category/sand`, `/?cat=3`; null of all articles. */
  path: string | null;
  /** The format of a feed; null of a page. */
  feed: 'rss' | 'atom' | null;
}

const formats: Readonly<Record<string, OldList['feed']>> = {
  feed: 'rss',
  rss2: 'rss',
  rss: 'rss',
  rdf: 'rss',
  atom: 'atom',
};

const formatOf = (name: string | null | undefined): OldList['feed'] =>
  name && Object.hasOwn(formats, name) ? formats[name]! : null;

/** Takes the end of a feed's path away: `feed`, `feed/atom` of WordPress, `rss` of Ghost. */
function takeFeed(parts: string[]): OldList['feed'] {
  if (parts.at(-2) === 'feed' && formatOf(parts.at(-1))) return formatOf(parts.splice(-2)[1]);
  // Here `/rss` is a feed by itself.
  const isFeed = parts.at(-1) === 'feed' || (parts.at(-1) === 'rss' && parts.length > 1);
  return isFeed ? formatOf(parts.pop()) : null;
}

const isId = /^\d{1,10}$/;
const isName = /^[^/,+\s]+$/;

/** The list that the home page of WordPress is by a parameter, where a site has no permanent links. */
function listOfQuery(query: URLSearchParams): string | null {
  const [cat = '', id = ''] = [query.get('cat'), query.get('tag_id')].map((value) => value ?? '');
  if (isId.test(cat)) return `/?cat=${cat}`;
  if (isId.test(id)) return `/?tag_id=${id}`;
  // The name of a category may have those above it first.
  const category =
    query
      .get('category_name')
      ?.split('/')
      .findLast((part) => part !== '') ?? '';
  const [base, name] = category === '' ? ['tag', query.get('tag') ?? ''] : ['category', category];
  return isName.test(name) ? `/${base}/${encodeURIComponent(name)}` : null;
}

/**
 * Reads a URL of WordPress or Ghost that is no post: `/category/metals/sand/`, `/tag/sand/page/2/`, `/feed/`,
 * `/?feed=rss2`, `/category/sand/feed/atom/`, `/?cat=3`, `/?tag=sand`. Null for every other URL.
 */
export function parseOldList(path: string, query: URLSearchParams): OldList | null {
  const parts = path.split('/').filter((part) => part !== '');
  const feed = parts.length === 0 ? formatOf(query.get('feed')) : takeFeed(parts);
  const [base, ...names] = parts;
  if (base === undefined) {
    const list = listOfQuery(query);
    return feed === null && list === null ? null : { path: list, feed };
  }
  if (feed === null && names.at(-2) === 'page' && /^\d+$/.test(names.at(-1)!)) names.splice(-2);
  // The URL of a category has those above it first.
  const name = names.at(-1);
  return /^(?:category|tag)$/.test(base) && name !== undefined ? { path: `/${base}/${name}`, feed } : null;
}
