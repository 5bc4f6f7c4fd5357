/** Goes to an own path without loading a document. */
type Follow = (url: string) => unknown;

/** The path of `url` with query and hash when it is one of this site; null when it is not. */
const ownPath = (url: URL, here: Location): string | null =>
  url.origin === here.origin ? url.pathname + url.search + url.hash : null;

/** The URL that a click asks the router for; null where the browser's own behaviour is right. */
function urlOfClick(event: Event, here: Location): string | null {
  if (
    !(event instanceof MouseEvent) ||
    event.defaultPrevented ||
    event.button ||
    event.altKey ||
    event.ctrlKey ||
    event.metaKey ||
    event.shiftKey
  )
    return null;
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link?.href || link.hasAttribute('download') || (link.target && link.target !== '_self')) return null;
  const url = new URL(link.href);
  const withinPage = url.hash !== '' && url.pathname === here.pathname && url.search === here.search;
  return withinPage ? null : ownPath(url, here);
}

/** The URL that a GET form asks the router for; null where the browser's own behaviour is right. */
function urlOfSubmit(event: Event, here: Location): string | null {
  if (!(event instanceof SubmitEvent)) return null;
  const form = event.target as HTMLFormElement;
  if (event.defaultPrevented || form.method !== 'get' || (form.target && form.target !== '_self')) return null;
  const url = new URL(form.getAttribute('action') ?? here.href, here.href);
  url.search = new URLSearchParams(
    [...new FormData(form, event.submitter)].filter(
      (field): field is [string, string] => field[1] !== '' && typeof field[1] === 'string',
    ),
  ).toString();
  return ownPath(url, here);
}

/**
 * Follows plain links and GET forms of the whole document without loading a new one.
 *
 * @param isPage whether an own path is a page: what is not, the browser fetches as a document
 * @returns a function that stops it
 */
export function followLinks(doc: Document, isPage: (path: string) => boolean, follow: Follow): () => void {
  const listen = (urlOf: (event: Event, here: Location) => string | null) => (event: Event) => {
    const url = urlOf(event, doc.defaultView!.location);
    if (url === null || !isPage(url)) return;
    event.preventDefault();
    follow(url);
  };
  const onClick = listen(urlOfClick);
  const onSubmit = listen(urlOfSubmit);
  doc.addEventListener('click', onClick);
  doc.addEventListener('submit', onSubmit);
  return () => {
    doc.removeEventListener('click', onClick);
    doc.removeEventListener('submit', onSubmit);
  };
}

/** How long a mouse rests on a link before its page is likely to be wanted, in ms. */
export const restTime = 60;

/**
 * Notifies of a visitor's intent to follow a link, for what is fetched ahead: a press or the focus on a link, a mouse
 * that rests on one, or typing into a form.
 *
 * @returns a function that stops it
 */
export function watchLinkIntent(doc: Document, onIntent: () => void): () => void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const notice = ({ type, target }: Event) => {
    clearTimeout(resting);
    if (!(target as Element | null)?.closest?.(type === 'input' ? 'form' : 'a[href]')) return;
    if (type === 'pointerover') resting = setTimeout(onIntent, restTime);
    else onIntent();
  };
  const types = ['pointerover', 'pointerdown', 'focusin', 'input'];
  types.forEach((type) => doc.addEventListener(type, notice, { passive: true }));
  return () => {
    clearTimeout(resting);
    types.forEach((type) => doc.removeEventListener(type, notice));
  };
}
