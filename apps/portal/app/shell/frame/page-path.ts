const folders = ['api', 'memberApi', 'img', 'img_code', 'banner', 'rss', 'atom', 'uploads', 'redirect'];
const ofFolder = new RegExp(`^/(?:${folders.join('|')})(?:/|$)`, 'i');
const ofFile = /\.[a-z0-9]{2,5}$/i;

/**
 * Whether an own path, which may have a query and a hash, is that of a page. What is none (the API, a feed, a file) the
 * browser fetches as a document.
 */
export function isPagePath(path: string): boolean {
  const [pathname = ''] = path.split(/[?#]/);
  return !ofFolder.test(pathname) && !ofFile.test(pathname);
}
