import { BlockList, isIPv4, isIPv6 } from 'node:net';
import { plainAddress } from '../http/trusted-proxies.ts';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/**
 * The network that limits count as one visitor: an IPv4 address, the /64 of an IPv6 one; null where it is not known.
 */
export function networkOf(address: string | undefined): string | null {
  if (address === undefined) return null;
  const text = plainAddress(address);
  if (isIPv4(text)) return text;
  if (!isIPv6(text)) return null;
  const [head = '', tail] = text.split('%')[0]!.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const groups =
    tail === undefined ? left : [...left, ...Array(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** Whether an address is this machine itself. */
export function isLoopback(address: string | undefined): boolean {
  if (address === undefined) return false;
  const text = plainAddress(address);
  return (isIPv4(text) && loopback.check(text, 'ipv4')) || (isIPv6(text) && loopback.check(text, 'ipv6'));
}
