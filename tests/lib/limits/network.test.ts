import { describe, expect, test } from 'vitest'
import { networkOf } from '@/lib/limits/network'

describe('the network of an address', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/56'],
    ['2001:db8:1:ff::9', '2001:db8:1::/56'],
    ['2001:db8:1:100::9', '2001:db8:1:100::/56'],
    // An address in short form is in the same network.
    ['2001:db8::9', '2001:db8::/56'],
    ['2001:db8:0:0:1::', '2001:db8::/56'],
    ['fe80::1%eth0', 'fe80::/56'],
    ['::1', '::/56'],
    ['', 'unknown'],
    ['nonsense', 'unknown'],
    ['010.1.1.1', 'unknown'],
  ])('the address %s belongs to the network %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})
