import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { readEnv } from '@/lib/env'
import { requestIdOf } from '@/lib/http/request-id'

const asking = (remoteAddress: string, given?: string): IncomingMessage =>
  ({ socket: { remoteAddress }, headers: { 'x-request-id': given } }) as unknown as IncomingMessage
const OF_NGINX = '5f2c8a1e9b7d4c3f8e6a0b1c2d3e4f50'
const UUID = '3d813cbb-47fb-4d2c-8b1a-1f0e5c2a9d77'

test.each([
  ['nginx', '1', '10.0.0.2', OF_NGINX, true],
  ['a proxy that makes UUIDs', '10.0.0.0/8', '10.0.0.2', UUID, true],
  ['a client where no proxy is', undefined, '203.0.113.7', UUID, false],
  ['a client beside the proxy', '10.0.0.0/8', '203.0.113.7', UUID, false],
  ['a proxy that hands on what a client made up', '1', '10.0.0.2', 'Zenobia-Quillfeather-1', false],
  ['a proxy that hands on a number', '1', '10.0.0.2', '9876012345', false],
  ['a proxy that says nothing', '1', '10.0.0.2', undefined, false],
])('the request id is right for %s', (_who, TRUSTED_PROXIES, remote, given, isTaken) => {
  const id = requestIdOf(asking(remote, given), readEnv({ TRUSTED_PROXIES }))
  if (isTaken) expect(id).toBe(given)
  else expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}$/)
})
