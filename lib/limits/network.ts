import { isIPv4, isIPv6 } from 'node:net'
import ipaddr from 'ipaddr.js'

/** A phone is a /64, a home a /56 or /48. A carrier puts about 256 phones into a /56, as many as behind an IPv4. */
const IPV6_BITS = 56

/** An IPv4 address (also when mapped into IPv6), the /56 of an IPv6 address, or `unknown`. */
export function networkOf(address: string): string {
  const plain = address.split('%', 1)[0] ?? ''
  if (!isIPv4(plain) && !isIPv6(plain)) return 'unknown'
  const parsed = ipaddr.process(plain)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${IPV6_BITS}`).toString()}/${IPV6_BITS}`
}
