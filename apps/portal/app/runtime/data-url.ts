const suffix = '.data';

/** The URL of the data of a page, which a navigation requests: `/articles.data`, and `/_.data` for `/`. */
export function dataUrl(page: URL): URL {
  const url = new URL(page);
  url.pathname = url.pathname.replace(/\/$/, '/_') + suffix;
  url.hash = '';
  return url;
}

/** The path of the page whose data stands at a path; null where it is no path of data. */
export const pathOfData = (pathname: string): string | null =>
  pathname.endsWith(suffix) ? pathname.slice(0, -suffix.length).replace(/\/_$/, '/') : null;
