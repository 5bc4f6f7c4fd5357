/**
 * Caches the articles that were read last, and one page that lists them, for the time without a connection. With a
 * connection it changes nothing: every page comes from the network.
 */

const pagesName = 'millwright-articles-1';
const filesName = 'millwright-files-1';
const offlinePath = '/offline';
const mostArticles = 20;
const mostFiles = 60;

const isArticle = (pathname) => /^\/article\/[^/]+$/.test(pathname);

/** Own path of a stylesheet, a font or a QR code of the footer: without these a page is not whole. */
const filePath = String.raw`/assets/[\w.-]+\.(?:css|woff2)|/follow-code/[\w-]+/[\w-]+\.svg`;
const isFile = new RegExp(`^(?:${filePath})$`);

/** Drops what was put in first until so many are left. */
async function trim(cache, most) {
  const keys = (await cache.keys()).filter((request) => new URL(request.url).pathname !== offlinePath);
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((request) => cache.delete(request)));
}

/** Caches the files that a page names. */
async function keepFilesOf(html) {
  const files = await caches.open(filesName);
  const named = new Set([...html.matchAll(new RegExp(`(?:href|src)="(${filePath})"`, 'g'))].map(([, path]) => path));
  await Promise.all([...named].map(async (path) => (await files.match(path)) ?? files.add(path)));
  await trim(files, mostFiles);
}

/** Caches a page as the latest; one that was not answered whole is not cached. */
async function keepPage(path, answer) {
  if (answer.status !== 200 || answer.redirected || !answer.headers.get('content-type')?.startsWith('text/html'))
    return;
  const pages = await caches.open(pagesName);
  // First, so that a page that is cached has its styles.
  await keepFilesOf(await answer.clone().text());
  await pages.delete(path);
  await pages.put(path, answer);
  await trim(pages, mostArticles);
}

const fetchAndKeep = async (path) => keepPage(path, await fetch(path, { credentials: 'same-origin' }));

const titleOf = (html) =>
  /<h1[^>]*>(.*?)<\/h1>/s
    .exec(html)?.[1]
    .replace(/<[^>]*>/g, '')
    .trim() ?? '';

/** The page that is shown without a connection, with links to the cached articles, the latest first. */
async function offlinePage() {
  const pages = await caches.open(pagesName);
  const page = await pages.match(offlinePath);
  if (!page) return Response.error();
  const kept = (await pages.keys())
    .map((request) => new URL(request.url).pathname)
    .filter(isArticle)
    .reverse();
  const items = await Promise.all(
    // Titles and paths come from our own HTML, where they are escaped already.
    kept.map(
      async (path) => `<li><a href="${path}">${titleOf(await (await pages.match(path)).text()) || path}</a></li>`,
    ),
  );
  const html = (await page.text()).replace(
    /(<ul[^>]*data-cached-articles[^>]*>)(<\/ul>)/,
    (_, open, close) => open + items.join('') + close,
  );
  const headers = new Headers(page.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response(html, { status: 200, headers });
}

async function answerPage(event, { pathname }) {
  try {
    const answer = await fetch(event.request);
    if (isArticle(pathname)) event.waitUntil(keepPage(pathname, answer.clone()));
    return answer;
  } catch {
    return (await (await caches.open(pagesName)).match(pathname)) ?? offlinePage();
  }
}

async function answerFile(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await (await caches.open(filesName)).match(new URL(request.url).pathname);
    if (!kept) throw error;
    return kept;
  }
}

self.addEventListener('install', (event) => {
  event.waitUntil(fetchAndKeep(offlinePath).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const drop = async () => {
    const names = await caches.keys();
    await Promise.all(
      names
        .filter((name) => name.startsWith('millwright-') && name !== pagesName && name !== filesName)
        .map((name) => caches.delete(name)),
    );
  };
  event.waitUntil(drop().then(() => self.clients.claim()));
});

self.addEventListener('message', (event) => {
  // A page that was hydrated, or was reached within the application: its document has not passed through here.
  const { pathname, origin } = new URL(String(event.data), self.location.origin);
  if (origin === self.location.origin && isArticle(pathname))
    event.waitUntil(fetchAndKeep(pathname).catch(() => undefined));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(answerPage(event, url));
  else if (isFile.test(url.pathname)) event.respondWith(answerFile(request));
});
