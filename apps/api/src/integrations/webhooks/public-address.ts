import { BlockList, isIP } from 'node:net';

/** IPv4 networks that are not the public internet, by RFC 6890 and its successors. */
const privateV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;

/** Parts of the global IPv6 unicast range that lead elsewhere: into IPv4, tunnels and documentation. */
const privateV6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const refused = new BlockList();
for (const [network, bits] of privateV4) refused.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of privateV6) refused.addSubnet(network, bits, 'ipv6');

/** Everything else in IPv6 is private, link-local, multicast, mapped IPv4 or not assigned. */
const globalV6 = new BlockList();
globalV6.addSubnet('2000::', 3, 'ipv6');

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether an address is on the public internet; `allowsLoopback` is for development and tests. */
export function isPublicAddress(address: string, { allowsLoopback }: { allowsLoopback: boolean }): boolean {
  const version = isIP(address);
  if (version === 0) return false;
  const family = version === 6 ? 'ipv6' : 'ipv4';
  // A zone such as fe80::1%eth0 names an interface of this machine.
  if (address.includes('%')) return false;
  if (allowsLoopback && isLoopback(address, family)) return true;
  if (refused.check(address, family)) return false;
  return family === 'ipv4' || globalV6.check(address, family);
}

/** An IPv4 address that is written as IPv6 (`::ffff:127.0.0.1`) is no loopback address: nothing needs it, and a BlockList would match it. */
function isLoopback(address: string, family: 'ipv4' | 'ipv6'): boolean {
  return (family === 'ipv4' || address === '::1') && loopback.check(address, family);
}
