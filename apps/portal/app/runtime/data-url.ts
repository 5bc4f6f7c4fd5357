const suffix = '.data';
const root = '/_';

/** The URL of a page's data, which a navigation in the browser requests, from the page's. */
export function dataUrl(page: URL): URL {
  const url = new URL(page);
  url.pathname = (url.pathname.endsWith('/') ? `${url.pathname}_` : url.pathname) + suffix;
  url.hash = '';
  return url;
}

/** The path of the page whose data stands at a path; null where it is no path of data. */
export function pathOfData(pathname: string): string | null {
  if (!pathname.endsWith(suffix)) return null;
  const path = pathname.slice(0, -suffix.length);
  return path.endsWith(root) ? path.slice(0, -1) : path;
}
