import { BlockList, isIP } from 'node:net';

/** Whether a text is an address, or a network as 10.0.0.0/8. */
export function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const kind = isIP(address);
  return (
    kind !== 0 &&
    rest.length === 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (kind === 4 ? 32 : 128)))
  );
}

/** An IPv4 address that is written as an IPv6 one (`::ffff:192.0.2.1`), as itself; any other as it is. */
export const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

/**
 * Finds the address of the client behind proxies that are trusted: the last one that was not ours, for whatever stands
 * before it may be invented. Where none is trusted, it is the other end of the connection, whatever a header says.
 */
export function clientAddressThrough(
  networks: readonly string[],
): (connected: string | undefined, forwarded: string | null) => string | undefined {
  const trusted = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(bits), family);
  }
  const isTrusted = (address: string): boolean => {
    const kind = isIP(plainAddress(address));
    return kind !== 0 && trusted.check(plainAddress(address), kind === 6 ? 'ipv6' : 'ipv4');
  };
  return (connected, forwarded) => {
    let client = connected;
    for (const hop of (forwarded ?? '').split(',').reverse()) {
      if (client === undefined || !isTrusted(client) || isIP(plainAddress(hop.trim())) === 0) break;
      client = hop.trim();
    }
    return client;
  };
}
