import { Signer } from '@aws-amplify/core/internals/utils'
import { describe, expect, test, vi } from 'vitest'
import { type IdentityCredentials, newCredentials } from '@/lib/user-pool/federated/credentials'
import { type SignedRequest, verifySigned } from '@/lib/user-pool/federated/signed-address'

const NOW = new Date('2026-11-23T10:00:00+05:30')
const SECRET = 'a secret of at least thirty-two characters'
const ID = 'ap-south-1:00000000-0000-4000-8000-000000000000'

function signed(keys: IdentityCredentials, { at = NOW, region = 'ap-south-1', service = 'iotdevicegateway' } = {}) {
  vi.useFakeTimers({ now: at })
  const { accessKeyId: access_key, secretKey: secret_key, sessionToken: session_token } = keys
  const address = Signer.signUrl(
    'wss://book.example.in:8443/mqtt',
    { access_key, secret_key, session_token },
    { region, service },
  )
  vi.useRealTimers()
  return new URL(String(address))
}

const verdict = (url: URL, more: Partial<SignedRequest> = {}) =>
  verifySigned({
    host: url.host,
    path: url.pathname,
    query: url.search.slice(1),
    region: 'ap-south-1',
    secret: SECRET,
    now: NOW,
    ...more,
  })
const later = (ms: number) => new Date(NOW.getTime() + ms)

describe('the signed address', () => {
  const keys = newCredentials(SECRET, ID, NOW)

  test('the address is valid for five minutes, with a clock off by as much, while its credentials are valid', () => {
    const good = { kind: 'good', identityId: ID, until: later(3600_000) }
    expect(verdict(signed(keys))).toEqual(good)
    for (const now of [later(300_000), later(-300_000)]) expect(verdict(signed(keys), { now })).toEqual(good)
    for (const now of [later(301_000), later(-301_000)])
      expect(verdict(signed(keys), { now })).toEqual({ kind: 'expired' })
    expect(verdict(signed(keys, { at: later(3600_000) }), { now: later(3600_000) })).toEqual({ kind: 'expired' })
  })

  test('the address counts as forged when any part was edited or it is for another host', () => {
    const url = signed(keys)
    const edited = (name: string, value: string) => {
      const other = new URL(url)
      other.searchParams.set(name, value)
      return verdict(other)
    }
    const forged = { kind: 'forged' }
    expect(edited('X-Amz-Date', '20261123T043001Z')).toEqual(forged)
    expect(edited('X-Amz-Signature', 'a'.repeat(64))).toEqual(forged)
    expect(edited('X-Amz-Signature', 'ä')).toEqual(forged)
    expect(edited('more', '1')).toEqual(forged)
    expect(edited('X-Amz-Security-Token', 'e30.x')).toEqual(forged)
    const another = newCredentials(SECRET, ID, NOW)
    expect(edited('X-Amz-Security-Token', another.sessionToken)).toEqual(forged)
    expect(verdict(url, { host: 'other.example.in' })).toEqual(forged)
    expect(verdict(url, { path: '/other' })).toEqual(forged)
    expect(verdict(url, { secret: 'another secret of at least 32 characters' })).toEqual(forged)
    expect(verdict(signed(keys, { region: 'us-east-1' }))).toEqual(forged)
    expect(verdict(signed(keys, { service: 'es' }))).toEqual(forged)
    expect(verdict(signed({ ...keys, secretKey: another.secretKey }))).toEqual(forged)
  })

  test('the address counts as unsigned when a part is missing, repeated or too long', () => {
    const none = { kind: 'unsigned' }
    const { searchParams } = signed(keys)
    for (const name of searchParams.keys()) {
      const [without, twice] = [signed(keys), signed(keys)]
      without.searchParams.delete(name)
      twice.searchParams.append(name, searchParams.get(name) ?? '')
      expect([name, verdict(without), verdict(twice)]).toEqual([name, none, none])
    }
    expect(verdict(signed(keys), { query: '' })).toEqual(none)
    expect(verdict(signed(keys), { query: `${signed(keys).search.slice(1)}&a=${'a'.repeat(4096)}` })).toEqual(none)
  })
})
