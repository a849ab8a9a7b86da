// Which part of an address stands for one network: what limits count by.
import { isIPv4, isIPv6 } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * The bits of an IPv6 address that are one network: a phone is a /64, a home a /56 or /48, and a mobile carrier puts some
 * 256 phones into a /56, about as many as share one of its IPv4 addresses.
 */
const IPV6_BITS = 56

/**
 * The network of an address in one spelling: an IPv4 address as it is (also where it is mapped into IPv6), an IPv6 address
 * as its /56. What is no address is a network of its own name.
 */
export function networkOf(address: string): string {
  const plain = address.split('%', 1)[0] ?? ''
  if (!isIPv4(plain) && !isIPv6(plain)) return 'unknown'
  const parsed = ipaddr.process(plain)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${IPV6_BITS}`).toString()}/${IPV6_BITS}`
}
