import { expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';

const isPublic = (address: string) => isPublicAddress(address, { allowsLoopback: false });

test.each([
  ['loopback', '127.0.0.1'],
  ['loopback beyond the first', '127.8.9.10'],
  ['this network', '0.0.0.0'],
  ['private, class A', '10.1.2.3'],
  ['private, class B', '172.16.0.1'],
  ['private, class B, the last', '172.31.255.255'],
  ['private, class C', '192.168.1.1'],
  ['link-local and the metadata of clouds', '169.254.169.254'],
  ['carrier-grade NAT', '100.64.0.1'],
  ['the metadata of another cloud', '100.100.100.200'],
  ['protocol assignments', '192.0.0.192'],
  ['benchmarks', '198.18.0.1'],
  ['multicast', '224.0.0.1'],
  ['reserved', '255.255.255.255'],
  ['IPv6 loopback', '::1'],
  ['IPv6 unspecified', '::'],
  ['IPv4 in IPv6', '::ffff:10.0.0.1'],
  ['IPv4 in IPv6, in hexadecimal', '::ffff:7f00:1'],
  ['IPv4-compatible IPv6', '::7f00:1'],
  ['NAT64 of a private address', '64:ff9b::a00:1'],
  ['local NAT64', '64:ff9b:1::1'],
  ['6to4 of a private address', '2002:a00:1::1'],
  ['Teredo', '2001:0:1:2::3'],
  ['unique local', 'fd00:ec2::254'],
  ['link-local', 'fe80::1'],
  ['link-local with a zone', 'fe80::1%eth0'],
  ['site-local', 'fec0::1'],
  ['IPv6 multicast', 'ff02::1'],
  ['documentation', '2001:db8::1'],
  ['no address', 'localhost'],
])('[admin-09] %s is not public: %s', (_, address) => {
  expect(isPublic(address)).toBe(false);
});

test.each(['1.1.1.1', '8.8.8.8', '172.32.0.1', '100.128.0.1', '192.167.1.1', '2606:4700:4700::1111', '2a00:1450:4001::200e'])(
  '%s is public',
  (address) => {
    expect(isPublic(address)).toBe(true);
  },
);

test('development may reach this machine, and nothing else that is private', () => {
  const isAllowed = (address: string) => isPublicAddress(address, { allowsLoopback: true });
  expect(['127.0.0.1', '::1', '1.1.1.1'].map(isAllowed)).toEqual([true, true, true]);
  expect(['10.0.0.1', '169.254.169.254', '::ffff:127.0.0.1', 'fd00::1', '0.0.0.0'].map(isAllowed)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});
