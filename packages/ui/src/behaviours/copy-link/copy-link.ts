/** What came of copying a link. The names are codes of messages (spec §8). */
export type CopyOutcome = 'linkCopied' | 'copyFailed';

/** How text gets into the clipboard. Any of them may be missing, throw or reject. */
export interface CopyPorts {
  /** The browser's asynchronous clipboard; absent where the page is not served securely. */
  writeText?: ((text: string) => Promise<void>) | undefined;
  /** The older way, through a selection. Returns whether it worked. */
  copySelection?: ((text: string) => boolean) | undefined;
}

/** Copies through a text field out of sight: what is left where the clipboard is not offered. */
export const copySelection = (text: string): boolean => {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.setAttribute('aria-hidden', 'true');
  Object.assign(field.style, { position: 'fixed', inset: '0 auto auto 0', opacity: '0' });
  const focused = document.activeElement;
  document.body.append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
};

/** The browser's ports. */
const browserPorts = (): CopyPorts => ({
  writeText: navigator.clipboard ? (text) => navigator.clipboard.writeText(text) : undefined,
  copySelection,
});

/** Copies a link and returns which message to show. Never throws. */
export const copyLink = async (url: string, ports: CopyPorts = browserPorts()): Promise<CopyOutcome> => {
  try {
    if (ports.writeText) {
      await ports.writeText(url);
      return 'linkCopied';
    }
  } catch {
    // Refused, for example in a frame without permission: the older way may still be open.
  }
  try {
    return ports.copySelection?.(url) ? 'linkCopied' : 'copyFailed';
  } catch {
    return 'copyFailed';
  }
};
