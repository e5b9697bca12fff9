import { expect, test } from 'vitest'
import { addressKey } from './address.ts'

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['203.0.113.9:51122', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8:1::ffff', '2001:db8:1:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
  ['::FFFF:cb00:7109', '203.0.113.9'],
  ['0:0:0:0:0:ffff:203.0.113.9', '203.0.113.9'],
  ['[2001:db8:1:2::3]', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::3]:51122', '2001:db8:1:2::/64'],
  ['[::ffff:203.0.113.9]:51122', '203.0.113.9'],
])('%s counts as %s', (ip, key) => {
  expect(addressKey(ip)).toBe(key)
})

test('two addresses of one customer’s IPv6 network are one sender, and a neighbour is another', () => {
  expect(addressKey('2001:db8::aaaa')).toBe(addressKey('2001:db8::bbbb'))
  expect(addressKey('2001:db8:0:1::1')).not.toBe(addressKey('2001:db8:0:2::1'))
})

test('whatever a proxy lets through, a key stays short', () => {
  expect(addressKey('x'.repeat(5_000))).toHaveLength(64)
})
