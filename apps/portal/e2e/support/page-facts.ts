import { rawRequest, type RawResponse } from './raw-request.ts';

/** What a page says of itself, as the server sent it. */
export interface PageFacts {
  status: number;
  location: string | undefined;
  html: string;
  title: string;
  /** Text of the first heading. */
  heading: string;
  /** Path and query of the canonical URL. */
  canonical: string;
  lang: string;
  /** The layout around the page: which of its landmarks are there. */
  has: { header: boolean; footer: boolean; floatingBar: boolean; main: boolean };
  /** Own paths that the page links to. */
  links: string[];
}

const decode = (text: string) =>
  text
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');
const first = (html: string, pattern: RegExp) => decode(pattern.exec(html)?.[1] ?? '');

/** So often a page is requested that a busy server puts off. */
const mostTries = 4;

/** Requests a page as a crawler does: what is put off (503 with Retry-After), again after the time that it names. */
async function requestPatiently(baseURL: string, path: string): Promise<RawResponse> {
  for (let tries = 1; ; tries += 1) {
    const response = await rawRequest(baseURL, path);
    const seconds = Number(response.headers['retry-after']);
    if (response.status !== 503 || !(seconds > 0) || tries === mostTries) return response;
    await new Promise((resolve) => setTimeout(resolve, 1000 * seconds));
  }
}

/** Requests a page as it stands, without a browser. */
export async function pageFacts(baseURL: string, path: string): Promise<PageFacts> {
  const { status, headers, body: html } = await requestPatiently(baseURL, path);
  const canonical = first(html, /<link rel="canonical" href="([^"]*)"/);
  const { pathname, search } = canonical ? new URL(canonical) : { pathname: '', search: '' };
  const { host } = new URL(baseURL);
  const links = [...html.matchAll(/<a\b[^>]*?\bhref="([^"]*)"/g)].flatMap(([, href]) => {
    const url = URL.parse(decode(href!), `${baseURL}${path}`);
    return url && url.host === host ? [url.pathname + url.search] : [];
  });
  return {
    status,
    location: headers.location as string | undefined,
    html,
    title: first(html, /<title>([^<]*)<\/title>/),
    heading: first(html, /<h1[^>]*>(.*?)<\/h1>/s).replaceAll(/<[^>]*>/g, ''),
    canonical: pathname + search,
    lang: first(html, /<html lang="([^"]*)"/),
    has: {
      header: /<header[\s>]/.test(html),
      footer: /<footer[\s>]/.test(html),
      floatingBar: html.includes('floating-'),
      main: html.includes('id="main"'),
    },
    links: [...new Set(links)],
  };
}
