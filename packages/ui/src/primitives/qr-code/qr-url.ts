import { webUrl } from '@millwright/domain';

/** The longest URL that a code holds: a longer one has too many modules for a phone to read. */
export const QR_URL_MAX_LENGTH = 512;

const isBelow = (host: string, own: string) => host === own || host.endsWith(`.${own}`);

/**
 * A URL of our own as a code may hold it; null for every other one. A code hides where it leads, so a URL
 * that came with a query, of a foreign host, or with a scheme of its own is never drawn.
 *
 * @param hosts Names of our own hosts; names below them are ours, too.
 */
export const qrUrl = (value: string, hosts: readonly string[]): string | null => {
  const url = webUrl(value);
  if (!url || url.href.length > QR_URL_MAX_LENGTH) return null;
  return hosts.some((own) => own !== '' && isBelow(url.hostname, own.toLowerCase())) ? url.href : null;
};
