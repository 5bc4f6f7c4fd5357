import { webAddress } from '@millwright/domain';

/**
 * The address of a player that may be shown in a frame: https, and of exactly one of the hosts that are allowed. Null
 * for every other one.
 */
export const embedAddress = (src: string, hosts: readonly string[]): URL | null => {
  const url = webAddress(src);
  return url?.protocol === 'https:' && hosts.includes(url.host) ? url : null;
};
