import { webAddress } from '@millwright/domain';

/** The longest address that a code holds: a longer one has too many modules for a phone to read. */
export const QR_ADDRESS_MAX_LENGTH = 512;

const isBelow = (host: string, own: string) => host === own || host.endsWith(`.${own}`);

/**
 * An address of our own as a code may hold it; null for every other one. A code hides where it leads, so an address
 * that came with a query, of a foreign host, or with a scheme of its own is never drawn.
 *
 * @param hosts Names of our own hosts; names below them are ours, too.
 */
export const qrAddress = (value: string, hosts: readonly string[]): string | null => {
  const url = webAddress(value);
  if (!url || url.href.length > QR_ADDRESS_MAX_LENGTH) return null;
  return hosts.some((own) => own !== '' && isBelow(url.hostname, own.toLowerCase())) ? url.href : null;
};
