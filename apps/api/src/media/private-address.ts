import { BlockList, isIP } from 'node:net';

/**
 * What is not the public internet, by the registries of special-purpose addresses (RFC 6890): this machine, private and
 * link-local networks, multicast, documentation, and IPv6 addresses that stand for IPv4 ones.
 */
const ipv4: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
/** Only 2000::/3 is given out for the internet, and of that not these. */
const ipv6: readonly [string, number][] = [
  ['::', 3],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['4000::', 2],
  ['8000::', 1],
];

// A list for each family: in one, rules for IPv6 also hold for IPv4 addresses, as ::ffff:0:0/96.
const blocked = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const [network, bits] of ipv4) blocked.ipv4.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of ipv6) blocked.ipv6.addSubnet(network, bits, 'ipv6');

/** Whether an IP address belongs to no host of the public internet. */
export function isPrivateAddress(address: string): boolean {
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  return isIP(address) === 0 || blocked[family].check(address, family);
}
