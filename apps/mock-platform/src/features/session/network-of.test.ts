import { describe, expect, it } from 'vitest';
import { isPrivateNetwork, networkOf } from './network-of';

describe('the network of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:52:1:a:b:c:d', '2001:db8:52:1::'],
    ['2001:0DB8:0052:0001::9', '2001:db8:52:1::'],
    ['2001:db8::1', '2001:db8:0:0::'],
    ['fe80::1%eth0', 'fe80:0:0:0::'],
    ['', null],
    ['nowhere', null],
    ['203.0.113.256', null],
  ])('GAME-09 of %s is %s', (ip, network) => {
    expect(networkOf(ip)).toBe(network);
  });

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '100.64.0.9',
    '169.254.1.1',
    '::1',
    'fd00::1',
    'fe80::1',
  ])('GAME-09 of %s tells nobody apart', (ip) => {
    expect(isPrivateNetwork(networkOf(ip) ?? '')).toBe(true);
  });

  it.each(['203.0.113.7', '172.32.0.1', '100.128.0.1', '2001:db8:52:1::9'])('GAME-09 of %s does', (ip) => {
    expect(isPrivateNetwork(networkOf(ip) ?? '')).toBe(false);
  });
});
