/** The URL that a plain click on a link asks for; null where the browser's own behaviour is right. */
function urlOfClick({ target, button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): URL | null {
  const link = (target as Element | null)?.closest?.('a');
  if (!link?.href || button || altKey || ctrlKey || metaKey || shiftKey || link.hasAttribute('download')) return null;
  const url = new URL(link.href);
  const withinPage = url.hash !== '' && url.pathname === location.pathname && url.search === location.search;
  return withinPage || (link.target && link.target !== '_self') ? null : url;
}

/** The URL that a GET form asks for, without empty fields; null where the browser's own behaviour is right. */
function urlOfSubmit({ target, submitter }: SubmitEvent): URL | null {
  const form = target as HTMLFormElement;
  if (form.method !== 'get' || (form.target && form.target !== '_self')) return null;
  const url = new URL(form.getAttribute('action') ?? location.href, location.href);
  const fields = [...new FormData(form, submitter)] as [string, string][];
  url.search = new URLSearchParams(fields.filter(([, value]) => value && typeof value === 'string')).toString();
  return url;
}

/**
 * Follows plain links and GET forms of the document without loading a new one.
 *
 * @param isPage whether an own path is a page: what is not, the browser fetches as a document
 * @param follow goes to an own path with its query and hash
 * @returns a function that stops it
 */
export function followLinks(isPage: (path: string) => boolean, follow: (path: string) => unknown): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const followOf =
    <Happened extends Event>(urlOf: (event: Happened) => URL | null) =>
    (event: Happened) => {
      const url = event.defaultPrevented ? null : urlOf(event);
      const path = url?.origin === location.origin && url.pathname + url.search + url.hash;
      if (!path || !isPage(path)) return;
      event.preventDefault();
      follow(path);
    };
  document.addEventListener('click', followOf(urlOfClick), { signal });
  document.addEventListener('submit', followOf(urlOfSubmit), { signal });
  return () => listening.abort();
}

/** How long a mouse rests on a link before its page is likely to be wanted, in ms. */
export const restTime = 60;

/**
 * Notifies of a visitor's intent to follow a link, for what is fetched ahead: a press or the focus on a link, a mouse
 * that rests on one, or typing into a form. Returns how to stop.
 */
export function watchLinkIntent(onIntent: () => void): () => void {
  const listening = new AbortController();
  let resting: ReturnType<typeof setTimeout> | undefined;
  const notice = ({ type, target }: Event) => {
    clearTimeout(resting);
    if (!(target as Element | null)?.closest?.(type === 'input' ? 'form' : 'a[href]')) return;
    if (type === 'pointerover') resting = setTimeout(onIntent, restTime);
    else onIntent();
  };
  for (const type of ['pointerover', 'pointerdown', 'focusin', 'input'])
    document.addEventListener(type, notice, { passive: true, signal: listening.signal });
  return () => {
    clearTimeout(resting);
    listening.abort();
  };
}
