/** Goes to an own path without loading a document. */
type Follow = (address: string) => unknown;

/** Own paths that are no page: the browser fetches them as documents. */
const notPages = /^\/(?:api|memberApi|img|img_code|banner|rss|atom|uploads|redirect)(?:\/|$)|\.[a-z0-9]{2,5}$/i;

/** The address of `url` on this site when the router can go there; null when the browser must. */
function pageAddress(url: URL, here: Location): string | null {
  if (url.origin !== here.origin || notPages.test(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}

/** The address that a click asks the router for; null where the browser's own behaviour is right. */
function addressOfClick(event: MouseEvent, here: Location): string | null {
  if (event.defaultPrevented || event.button || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
    return null;
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link?.href || link.hasAttribute('download') || (link.target && link.target !== '_self')) return null;
  const url = new URL(link.href);
  const withinPage = url.hash !== '' && url.pathname === here.pathname && url.search === here.search;
  return withinPage ? null : pageAddress(url, here);
}

/** The address that a GET form asks the router for; null where the browser's own behaviour is right. */
function addressOfSubmit(event: SubmitEvent, here: Location): string | null {
  const form = event.target as HTMLFormElement;
  if (event.defaultPrevented || form.method !== 'get' || (form.target && form.target !== '_self')) return null;
  const url = new URL(form.getAttribute('action') ?? here.href, here.href);
  url.search = new URLSearchParams(
    [...new FormData(form, event.submitter)].filter(
      (field): field is [string, string] => field[1] !== '' && typeof field[1] === 'string',
    ),
  ).toString();
  return pageAddress(url, here);
}

/**
 * Follows plain links and GET forms of the whole document without loading a new one.
 *
 * @returns a function that stops it
 */
export function followLinks(doc: Document, follow: Follow): () => void {
  const listen = (addressOf: (event: never, here: Location) => string | null) => (event: Event) => {
    const address = addressOf(event as never, doc.defaultView!.location);
    if (address === null) return;
    event.preventDefault();
    follow(address);
  };
  const onClick = listen(addressOfClick);
  const onSubmit = listen(addressOfSubmit);
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
 * Says when a visitor turns to another page: presses or focuses a link, rests the mouse on one, or types into a form.
 *
 * @returns a function that stops it
 */
export function watchTurning(doc: Document, onTurn: () => void): () => void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const turn = ({ type, target }: Event) => {
    clearTimeout(resting);
    if (!(target as Element | null)?.closest?.(type === 'input' ? 'form' : 'a[href]')) return;
    if (type === 'pointerover') resting = setTimeout(onTurn, restTime);
    else onTurn();
  };
  const types = ['pointerover', 'pointerdown', 'focusin', 'input'];
  types.forEach((type) => doc.addEventListener(type, turn, { passive: true }));
  return () => {
    clearTimeout(resting);
    types.forEach((type) => doc.removeEventListener(type, turn));
  };
}
