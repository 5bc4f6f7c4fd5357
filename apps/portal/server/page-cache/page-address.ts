import { isPageNumber, normaliseKeyword, resolveLegacy } from '@millwright/domain';
import { normaliseQuery, parametersAt } from './page-parameters.ts';

const noSlugs: ReadonlySet<string> = new Set();
/** The longest address that is remembered, and the longest that there is. */
const longestRemembered = 2048;
const longestAddress = 8192;

/** Path characters of pages; percent signs only in front of two digits. */
const plainPath = /^\/(?:[\w.~!$'()*+,;=:@/-]|%[0-9A-Fa-f]{2})*$/;

/** What a navigation in the browser asks for: the data of some routes of a page. */
const dataSuffix = '.data';
const routeList = /^[\w/:*.,-]{1,200}$/;

/** What was found so far: most requests are for a few addresses. All are forgotten when they are too many. */
const found = new Map<string, string | null>();
const mostFound = 2000;

/**
 * The URL under which a page is cached, from the URL as it was requested: without parameters that the page does
 * not read, those it reads in one order and written in one way. Null for what is not cached: old URLs, what is no
 * page, and pages as many as there are URLs.
 *
 * @param address path and query of the request
 */
export function pageAddress(address: string): string | null {
  // One that is filled up with what no page reads is the same page: it is not made anew each time.
  if (address.length > longestRemembered) return addressOf(address);
  const known = found.get(address);
  if (known !== undefined) return known;
  const kept = addressOf(address);
  if (found.size >= mostFound) found.clear();
  found.set(address, kept);
  return kept;
}

function addressOf(address: string): string | null {
  if (address.length > longestAddress) return null;
  const at = address.indexOf('?');
  const path = at < 0 ? address : address.slice(0, at);
  if (!plainPath.test(path) || path.includes('//') || path.includes('/.')) return null;
  const forData = path.endsWith(dataSuffix);
  const pathname = forData ? path.slice(0, -dataSuffix.length).replace(/^\/_(?:root)?$/, '/') : path;
  const read = parametersAt(pathname);
  if (read === null) return null;
  const query = new URLSearchParams(at < 0 ? '' : address.slice(at));
  if (resolveLegacy(pathname, query, { industrySlugs: noSlugs }) !== null) return null;
  const number = query.get('page');
  if (number !== null && !isPageNumber(number)) return null;
  // What the search form writes without JavaScript leads to the URL that links have.
  const isForm = query.has('hot') || normaliseKeyword(query.get('keyword') ?? 'none') === '';
  if (isForm && read.includes('hot')) return null;
  const kept = normaliseQuery(query, read);
  if (!forData) return path + kept;
  const routes = query.get('_routes');
  if (routes === null) return path + kept;
  return routeList.test(routes)
    ? `${path}${kept}${kept === '' ? '?' : '&'}_routes=${encodeURIComponent(routes)}`
    : null;
}
