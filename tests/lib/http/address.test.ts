import type { IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { readEnv } from '@/lib/env'
import { clientAddress } from '@/lib/http/address'

const asking = (remoteAddress: string, forwarded?: string): IncomingMessage =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage
const MADE_UP = '198.51.100.99'

describe('the address of a request', () => {
  test.each([
    ['a stranger without a proxy', undefined, '203.0.113.7', MADE_UP, '203.0.113.7'],
    ['this machine, with a header of its own', undefined, '127.0.0.1', MADE_UP, '127.0.0.1'],
    ['no proxy, said so', '0', '127.0.0.1', MADE_UP, '127.0.0.1'],
    ['one proxy', '1', '127.0.0.1', '203.0.113.7', '203.0.113.7'],
    ['one proxy that appends to what a client made up', '1', '127.0.0.1', `${MADE_UP}, 203.0.113.7`, '203.0.113.7'],
    ['one proxy that sent no header', '1', '127.0.0.1', undefined, '127.0.0.1'],
    ['a content network before a proxy', '2', '10.0.0.2', `${MADE_UP}, 203.0.113.7, 192.0.2.9`, '203.0.113.7'],
    ['a proxy by its address', '127.0.0.1', '127.0.0.1', `${MADE_UP}, 203.0.113.7`, '203.0.113.7'],
    ['proxies by ranges', '127.0.0.1, 192.0.2.0/24', '127.0.0.1', `${MADE_UP}, 203.0.113.7, 192.0.2.9`, '203.0.113.7'],
    ['somebody who is not the proxy', '10.0.0.0/8', '203.0.113.7', MADE_UP, '203.0.113.7'],
    ['a proxy in IPv6', '::1', '::1', '2001:db8::7', '2001:db8::7'],
  ])('the address is right for %s', (_who, TRUSTED_PROXIES, remote, forwarded, address) => {
    expect(clientAddress(asking(remote, forwarded), readEnv({ TRUSTED_PROXIES }))).toBe(address)
  })

  test.each(['ten', '-1', '12', '10.0.0.0/33', '1,2', '10.0.0.1,', 'loopback', '::/129'])(
    'the setting %s is refused',
    (value) => {
      expect(() => readEnv({ TRUSTED_PROXIES: value })).toThrow(/^TRUSTED_PROXIES must be the number of proxies/)
    },
  )
})
