/** A stylesheet, and the digest of what it holds (SRI). None while developing. */
export interface Stylesheet {
  href: string;
  integrity?: string;
}

/** How long a page waits for its styles, in milliseconds: one without them is better than none. */
const patience = 5000;

/** Links that were appended here: they are loading, or loaded. */
const appended = new WeakSet<HTMLLinkElement>();

/** Whether a link of the document came to nothing: it says so to nobody. */
const isLost = (link: HTMLLinkElement): boolean => document.readyState === 'complete' && !appended.has(link);

function appendLink(style: Stylesheet): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', ...style });
  // Once lost, the next page requests it again.
  link.addEventListener('error', () => link.remove());
  appended.add(link);
  document.head.append(link);
  return link;
}

/** Takes a stylesheet, unless the document has it. Settles when it is here, cannot be had, or takes too long. */
function loadStyle(style: Stylesheet): Promise<void> | undefined {
  const { href } = new URL(style.href, document.baseURI);
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
  const found = [...links].find((link) => link.href === href);
  if (found?.sheet) return undefined;
  if (found && isLost(found)) found.remove();
  const link = found?.isConnected ? found : appendLink(style);
  return new Promise((resolve) => {
    setTimeout(resolve, patience);
    for (const type of ['load', 'error']) link.addEventListener(type, () => resolve(), { once: true });
  });
}

/** Takes the stylesheets that the document does not have. */
export async function loadStyles(styles: readonly Stylesheet[]): Promise<void> {
  await Promise.all(styles.map(loadStyle));
}
