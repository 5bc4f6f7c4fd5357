/** A stylesheet, and the digest of what it holds (SRI). None while developing. */
export interface Stylesheet {
  href: string;
  integrity?: string;
}

/** How long a page waits for its styles, in milliseconds: one without them is better than none. */
const patience = 5000;

/** Links that were added here: those without a sheet are on their way, for the lost ones are removed. */
const added = new WeakSet<HTMLLinkElement>();

/** Loads a stylesheet, unless the document has it. Settles when it is here, cannot be had, or takes too long. */
async function loadStyle(style: Stylesheet): Promise<void> {
  const { href } = new URL(style.href, document.baseURI);
  if ([...document.styleSheets].some((sheet) => sheet.href === href)) return;
  const named = document.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href="${style.href}"]`);
  // One of the document is on its way until that is complete, and lost then.
  const isComing = named !== null && (document.readyState !== 'complete' || added.has(named));
  const link = isComing ? named : Object.assign(document.createElement('link'), { rel: 'stylesheet', ...style });
  if (!isComing) {
    added.add(link);
    document.head.append(link);
  }
  await new Promise<unknown>((settle) => {
    setTimeout(settle, patience);
    link.addEventListener('load', settle);
    link.addEventListener('error', () => settle(link.remove()));
  });
}

/** Loads the stylesheets that the document does not have. */
export const loadStyles = (styles: readonly Stylesheet[]) => Promise.all(styles.map(loadStyle));
