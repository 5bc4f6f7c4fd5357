import { parseInteger } from './integers.ts';
import { checkRedirectTarget } from './redirect-target.ts';

/**
 * An old URL and the one that replaced it. In `from`, `{id}` stands for a positive integer, `{segment}` for an id
 * or a url name, `{industry}` for the slug of a first-level industry, and a final `*` for any rest.
 */
export interface LegacyRow {
  /** The old URL, with placeholders. */
  from: string;
  /** The new one, with the same placeholders. */
  to: string;
}

/** The status of every legacy redirect: the old URLs are gone for good. */
export const LEGACY_STATUS = 301;

/** The old URLs. A site owner adds rows; the first that matches wins. */
export const legacyRows: readonly LegacyRow[] = [
  { from: '/article/info?id={id}', to: '/article/{id}' },
  { from: '/news/show?id={id}', to: '/article/{id}' },
  { from: '/m/article/{segment}', to: '/article/{segment}' },
  { from: '/article/list?tid={id}', to: '/articles?tid={id}' },
  { from: '/m/articles?tid={id}', to: '/articles?tid={id}' },
  { from: '/product/detail?id={id}', to: '/showroom/products/info/{id}' },
  { from: '/supplier/detail?id={id}', to: '/showroom/suppliers/info/{id}' },
  { from: '/video/detail?id={id}', to: '/videos/info/{id}' },
  { from: '/magazine/detail?id={id}', to: '/magazines/info/{id}' },
  { from: '/paper/detail?id={id}', to: '/whitepapers/info/{id}' },
  { from: '/exhibition/detail?id={id}', to: '/tradeshow/info/{id}' },
  { from: '/m', to: '/' },
  { from: '/m/*', to: '/*' },
  { from: '/magazine/{id}', to: '/magazines?mid={id}' },
  { from: '/{industry}', to: '/i/{industry}' },
];

/** Whether a URL is that of a post of WordPress by its id, `/?p=12`, which looks like the home page. */
export const isPostId = (path: string, query: URLSearchParams): boolean =>
  path === '/' && /^\d{1,10}$/.test(query.get('p') ?? '');

/** What the resolver must know of the site. */
export interface LegacySite {
  /** Slugs of the first-level industries. */
  industrySlugs: ReadonlySet<string>;
  /** The rows, by default {@link legacyRows}. */
  rows?: readonly LegacyRow[];
}

type Values = Map<string, string>;

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** What a part of an old URL stands for in the new one; null where it is not what the placeholder requires. */
const valueOf = (placeholder: string, given: string, site: LegacySite): string | null => {
  if (placeholder === '{id}') return parseInteger(given) === null ? null : given;
  if (placeholder === '{segment}') return /^[A-Za-z0-9][\w.-]{0,199}$/.test(given) ? given : null;
  if (placeholder === '{industry}') return [...site.industrySlugs].find((slug) => isSame(slug, given)) ?? null;
  return isSame(placeholder, given) ? given : null;
};

const take = (placeholder: string, given: string | null, site: LegacySite, values: Values): boolean => {
  const value = given === null ? null : valueOf(placeholder, given, site);
  if (value !== null) values.set(placeholder, value);
  return value !== null;
};

const matchPath = (pattern: string, path: string, site: LegacySite, values: Values): boolean => {
  if (pattern.endsWith('/*')) {
    const start = pattern.slice(0, -1);
    if (!isSame(path.slice(0, start.length), start)) return false;
    values.set('*', path.slice(start.length));
    return true;
  }
  const wanted = pattern.split('/');
  const given = path.split('/');
  return (
    wanted.length === given.length &&
    wanted.every((placeholder, index) => take(placeholder, given[index]!, site, values))
  );
};

/** Where one row leads, or null. What of the query neither the row nor its target names goes along. */
const follow = (row: LegacyRow, path: string, query: URLSearchParams, site: LegacySite): string | null => {
  const values: Values = new Map();
  const [pathPattern = '', queryPattern = ''] = row.from.split('?');
  const wanted = [...new URLSearchParams(queryPattern)];
  if (!matchPath(pathPattern, path, site, values)) return null;
  if (!wanted.every(([name, placeholder]) => take(placeholder, query.get(name), site, values))) return null;
  const to = row.to.replace(/\{\w+\}|\*$/g, (placeholder) => values.get(placeholder) ?? '');
  const [newPath = '', newQuery] = to.split('?');
  const whole = new URLSearchParams(newQuery);
  const named = new Set([...wanted.map(([name]) => name), ...whole.keys()]);
  for (const [name, value] of query) if (!named.has(name)) whole.append(name, value);
  return whole.size > 0 ? `${newPath}?${whole}` : newPath;
};

const withoutTrailingSlash = (path: string) => (path.length > 1 ? path.replace(/\/+$/, '') || '/' : path);

/**
 * The URL that replaced an old one, as an own path for one redirect with {@link LEGACY_STATUS}; null where the
 * URL is no old one. What a row leads to is resolved again, so that a visitor is redirected once at most.
 */
export const resolveLegacy = (path: string, query: URLSearchParams, site: LegacySite): string | null => {
  const rows = site.rows ?? legacyRows;
  const seen = new Set<string>();
  let found: string | null = null;
  let here: { path: string; query: URLSearchParams } | null = { path: withoutTrailingSlash(path), query };
  while (here) {
    const { path: from, query: requested }: { path: string; query: URLSearchParams } = here;
    here = null;
    for (const row of rows) {
      const to = follow(row, from, requested, site);
      if (to === null) continue;
      const target = checkRedirectTarget(to, { allowedHosts: [] });
      // A row that leads back, on and on, or off the site, is no redirect at all.
      if (target.kind !== 'own' || seen.has(target.href) || seen.size > rows.length) return null;
      seen.add(target.href);
      found = target.href;
      const [nextPath = '/', nextQuery = ''] = target.href.split('#', 1)[0]!.split('?');
      here = { path: withoutTrailingSlash(nextPath), query: new URLSearchParams(nextQuery) };
      break;
    }
  }
  return found;
};
