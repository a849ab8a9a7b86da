// Signature Version 4, as for a socket of Amazon's message broker: the session token is not signed.
import { createHash } from 'node:crypto'
import { hmac, isSame } from '@/lib/domain/hmac'
import { openCredentials } from '@/lib/user-pool/federated/credentials'

/** The service in a signature's scope (AWS, "Device communication protocols", MQTT over WebSocket). */
const SERVICE = 'iotdevicegateway'
/** The allowed difference of clocks, and a signature's life. */
const LASTS_MS = 5 * 60_000
const LONGEST = 4096

export type SignedRequest = { host: string; path: string; query: string; region: string; secret: string; now: Date }
export type Verdict = { kind: 'good'; identityId: string; until: Date } | { kind: 'unsigned' | 'forged' | 'expired' }

const NAMES = ['Algorithm', 'Credential', 'Date', 'SignedHeaders', 'Security-Token', 'Signature'] as const
type Fields = Record<(typeof NAMES)[number], string>

/** RFC 3986; encodeURIComponent leaves five characters alone. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

function signedFields(query: URLSearchParams): Fields | null {
  const one = (name: string): string => {
    const all = query.getAll(`X-Amz-${name}`)
    return all.length === 1 ? (all[0] ?? '') : ''
  }
  const fields: Fields = {
    Algorithm: one('Algorithm'),
    Credential: one('Credential'),
    Date: one('Date'),
    SignedHeaders: one('SignedHeaders'),
    'Security-Token': one('Security-Token'),
    Signature: one('Signature'),
  }
  return NAMES.every((name) => fields[name] !== '') ? fields : null
}

/** Milliseconds since 1970 of a date like 20261123T043000Z; NaN for anything else. */
function parseAmzDate(date: string): number {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(date)
  return parts ? Date.parse(`${parts.slice(1, 4).join('-')}T${parts.slice(4).join(':')}Z`) : Number.NaN
}

function canonical({ host, path }: SignedRequest, query: URLSearchParams): string {
  const pairs = [...query]
    .filter(([name]) => name !== 'X-Amz-Signature' && name !== 'X-Amz-Security-Token')
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
  const nothing = createHash('sha256').update('').digest('hex')
  return ['GET', path, pairs.join('&'), `host:${host.toLowerCase()}`, '', 'host', nothing].join('\n')
}

function awsSignature(
  request: SignedRequest,
  query: URLSearchParams,
  { Date: date }: Fields,
  secretKey: string,
): string {
  const day = date.slice(0, 8)
  const scope = [day, request.region, SERVICE, 'aws4_request']
  const hashed = createHash('sha256').update(canonical(request, query)).digest('hex')
  const key = scope.reduce<string | Buffer>((so, part) => hmac(so, part), `AWS4${secretKey}`)
  return hmac(key, ['AWS4-HMAC-SHA256', date, scope.join('/'), hashed].join('\n')).toString('hex')
}

/** `good`: signed with valid credentials of this identity pool within five minutes of `now`. */
export function verifySigned(request: SignedRequest): Verdict {
  const { now, region, secret } = request
  if (request.query.length > LONGEST) return { kind: 'unsigned' }
  const query = new URLSearchParams(request.query)
  const fields = signedFields(query)
  if (fields?.Algorithm !== 'AWS4-HMAC-SHA256' || fields.SignedHeaders !== 'host') return { kind: 'unsigned' }
  const keys = openCredentials(secret, fields['Security-Token'])
  const scope = [keys?.accessKeyId, fields.Date.slice(0, 8), region, SERVICE, 'aws4_request'].join('/')
  if (!keys || fields.Credential !== scope) return { kind: 'forged' }
  if (!isSame(fields.Signature, awsSignature(request, query, fields, keys.secretKey))) return { kind: 'forged' }
  const until = new Date(keys.expiresAt * 1000)
  // Not ">", because NaN must fail.
  const isNear = Math.abs(parseAmzDate(fields.Date) - now.getTime()) <= LASTS_MS
  return isNear && until > now ? { kind: 'good', identityId: keys.identityId, until } : { kind: 'expired' }
}
