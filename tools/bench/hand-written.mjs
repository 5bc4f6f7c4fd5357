import { createServer } from 'node:http';

/** What the page's controls do without React: everything else is links, forms and native popovers. */
const script = `addEventListener('click',(e)=>{if(!e.target.closest('#log-in-button'))return;e.preventDefault();
const d=document.getElementById('log-in');if(d&&!d.open)d.showModal()});`;

const dialog = `<dialog id="log-in"><form method="dialog"><h2>Log in</h2>
<label>Account <input name="account" autocomplete="username"></label>
<label>Password <input name="password" type="password" autocomplete="current-password"></label><button>Close</button></form></dialog>`;

const fetchText = async (url) => {
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.text();
};

/**
 * The page as somebody would write it who has no framework: the same document and images, its style sheets inside it,
 * and a quarter of a kilobyte of script.
 * @param {string} origin of the portal that the document is taken from
 */
export const handWrittenPage = async (origin) => {
  const html = await fetchText(`${origin}/`);
  const sheets = [...html.matchAll(/<link[^>]*rel="stylesheet"[^>]*>/g)].map(([tag]) => tag);
  let page = html.replace(/<script[^>]*>[^]*?<\/script>/g, '').replace(/<link[^>]*rel="modulepreload"[^>]*>/g, '');
  for (const tag of sheets) {
    const url = /href="([^"]+)"/.exec(tag)[1];
    // As a function: a dollar sign in the styles is not a pattern.
    const text = await fetchText(new URL(url, origin));
    page = page.replace(tag, () => `<style>${text}</style>`);
  }
  // The script comes first: what is tapped before the dialog is there must not lead away.
  return Buffer.from(
    page.replace('</head>', () => `<script>${script}</script></head>`).replace('</body>', () => `${dialog}</body>`),
  );
};

/** Serves the page from memory; what belongs to it comes from the portal that it was taken from. */
const serve = (page, origin) =>
  createServer((request, response) => {
    if (request.url === '/') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': page.length });
      return void response.end(page);
    }
    if (request.url === '/healthz') return void response.end('ok');
    fetch(new URL(request.url, origin)).then(
      async (found) => {
        response.writeHead(found.status, {
          'content-type': found.headers.get('content-type') ?? 'text/plain',
          'cache-control': found.headers.get('cache-control') ?? 'no-store',
        });
        response.end(Buffer.from(await found.arrayBuffer()));
      },
      () => response.writeHead(502).end(),
    );
  });

// Run as a program, it is a server of its own, so that its processor time can be read.
if (process.argv[1] === import.meta.filename) {
  const origin = process.env.PAGE_OF;
  serve(await handWrittenPage(origin), origin).listen(Number(process.env.PORT), '127.0.0.1');
}
