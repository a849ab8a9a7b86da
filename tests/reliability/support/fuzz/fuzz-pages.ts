// Requests to pages, made from real ones by random changes. The same seed makes the same requests.
import { readFileSync } from 'node:fs'
import { ATTRIBUTION, PARAMS } from '@/flows/params'
import { FLOW_NAMES } from '@/lib/catalogue/flow-names'
import type { DeskRole } from '@/lib/catalogue/visits'
import { ASKED, STATIC } from '@/tests/reliability/support/addresses'
import type { Sent } from '@/tests/reliability/support/browser'
import { chanceOf } from '@/tests/reliability/support/fuzz/chance'
import { RAW, TEXTS } from '@/tests/reliability/support/fuzz/hostile'

/** A request with its sender, and the statuses that its answer may have where they are known. */
export type Fuzzed = { sent: Sent; expected?: number[]; isSignedIn?: boolean; staff?: DeskRole }

const METHODS = ['GET', 'GET', 'GET', 'POST', 'POST', 'POST', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']
const NAMES = [
  'flow',
  ...PARAMS,
  ...ATTRIBUTION,
  'q',
  'notice',
  'booking',
  'key',
  'slot',
  'intent',
  'other_city',
  '__proto__',
  '<zz9>',
  'a[b]',
  'reference',
  'path',
  'next',
  'way',
  'version',
  'chosen',
  'email',
  'password',
  'code',
  'remove_photo',
  'add_photos',
]
const FORM = 'application/x-www-form-urlencoded'
const TYPES = [
  FORM,
  FORM,
  FORM,
  FORM,
  `${FORM}; charset=utf-16`,
  'multipart/form-data; boundary=zz9',
  'application/json',
  'text/plain',
  'zz9',
  '',
]
const ODD_HEADERS: Record<string, string>[] = [
  { Cookie: '__Host-draft=zz9; __Host-session=zz9' },
  { Cookie: `__Host-draft=${'A'.repeat(22)}; __Host-session=${'A'.repeat(43)}` },
  { Cookie: '=;;; =a; __Host-draft; __Host-draft==; \u00ff=\u00ff' },
  { 'Sec-Fetch-Site': 'same-origin', 'X-Step': 'fetch' },
  { 'X-Nextjs-Data': '1' },
  {
    'X-Middleware-Subrequest': 'middleware:middleware:middleware',
    'X-Middleware-Invoke': '1',
    'X-Invoke-Path': '/zz9',
  },
  { 'X-Matched-Path': '/manage/zz9', 'X-Now-Route-Matches': '1=zz9' },
  { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'https', Forwarded: 'host=evil.example' },
  { Host: 'evil.example' },
  { Host: '"><zz9>' },
  { Host: '' },
  { Accept: 'text/x-component', Rsc: '1', 'Next-Action': 'zz9', 'Next-Router-State-Tree': '%zz' },
  {
    'Accept-Encoding': 'zz9',
    'Accept-Language': '<zz9>',
    'User-Agent': '<zz9>',
    Referer: 'https://evil.example/<zz9>',
  },
  { Range: 'bytes=0-0,-1', 'If-None-Match': '*', 'If-Modified-Since': 'zz9' },
]
const ODD_PATHS = [
  '/nothing',
  '/unified-booking',
  '/unified-booking/',
  '/unified-booking/ext',
  '/UNIFIED-BOOKING/INPUT-PHONE',
  '/manage',
  '/manage/',
  '/manage/%3Czz9%3E',
  '/manage/..%2f..',
  '/manage/a/b/c',
  '/manage/__proto__',
  '/manage/CFHJKMNP/appointment.ics',
  '/photo/3f2b8c1e-0d4a-4c55-9a01-5b1f6f1f0a11?size=small&until=9999999999&by=zz9',
  '/photo/..%2f..%2fsecret?size=whole',
  '/brand/..%2f..%2fsecret',
  '/_next/data/zz9/index.json',
  '/_next/static/zz9.js',
  '/_next/image?url=%2F&w=1&q=1',
  '/_error',
  '/_app',
  '/_document',
  '/500',
  '/404',
  '/%E0%A4%A',
  '/%2e%2e/%2e%2e',
  '/index',
  '/clinics/101',
  '/favicon.ico',
  '/treatments/aligner_scan',
  '/treatments/__proto__',
  '/treatments/%3Czz9%3E',
  '/late-scripts.js',
  '/icon.svg',
  '/%5cevil.example/',
  '/%2f%2fevil.example/',
  '/.env',
  '/.next/BUILD_ID',
  '/server/main.ts',
  '/a'.repeat(200),
  '/%00',
  '//evil.example/',
  '///evil.example',
  '/\\evil.example',
  '/unified-booking/input-phone/../review',
]

const buildId = (): string => readFileSync('.next/BUILD_ID', 'utf8').trim()

/** `n` requests based on the addresses of real walks, whose personal values are sealed for the sending browser. */
export function fuzzPages(n: number, seed: number, walked: readonly string[]): Fuzzed[] {
  const { below, isOften, one } = chanceOf(seed)
  const data = `/_next/data/${buildId()}`
  const pages = [...ASKED, ...STATIC]

  /** A value as it is encoded in a query or a form. */
  const value = (): string => (isOften(0.25) ? one(RAW) : new URLSearchParams({ v: one(TEXTS) }).toString().slice(2))
  const name = (): string => encodeURIComponent(one(NAMES))

  const base = (): [string, string[]] => {
    const [path = '', query = ''] = isOften(0.6) ? one(walked).split('?') : [one(isOften(0.7) ? pages : ODD_PATHS)]
    const pairs = query === '' ? [] : query.split('&')
    if (isOften(0.5)) pairs.push(`flow=${one(FLOW_NAMES)}`)
    return [path, pairs]
  }
  const spoil = (pairs: string[]): void => {
    const at = below(pairs.length + 1)
    const known = pairs[at]?.split('=')[0] ?? name()
    const ways = [
      () => pairs.splice(at, 1, `${known}=${value()}`),
      () => pairs.push(`${known}=${value()}`),
      () => pairs.splice(at, 0, `${name()}=${value()}`),
      () => pairs.splice(at, 1),
      () => pairs.push(value()),
    ]
    one(ways)()
  }
  const bodyOf = (path: string, pairs: string[]): string | Buffer => {
    const fields = [...pairs, ...Array.from({ length: below(6) }, () => `${name()}=${value()}`)]
    // Node refuses other bytes in a path at once, and then breaks the connection while a long body is being sent.
    if (isOften(0.03) && /^[\u0021-\u007e]*$/.test(path))
      fields.push(`landmark=${'a'.repeat(one([65_000, 66_560, 71_680, 200_000]))}`)
    const text = fields.join('&')
    return isOften(0.1) ? Buffer.from(text, 'latin1') : text
  }

  return Array.from({ length: n }, () => {
    const [route, pairs] = base()
    for (let times = below(4); times > 0; times -= 1) spoil(pairs)
    const page = isOften(0.1) ? `${data}${route === '/' ? '/index' : route}.json` : route
    const path = (page + (pairs.length > 0 ? `?${pairs.join('&')}` : ''))
      .replace(/[^\u0021-\u00ff]/gu, '')
      .slice(0, 12_000)
    const method = one(METHODS)
    const headers: Record<string, string> = isOften(0.3) ? { ...one(ODD_HEADERS) } : {}
    const isSignedIn = isOften(0.3)
    if (method === 'GET' || method === 'HEAD') return { sent: { method, path, headers }, isSignedIn }
    const type = one(TYPES)
    if (type !== '') headers['Content-Type'] = type
    return { sent: { method, path, headers, body: bodyOf(path, isOften(0.5) ? pairs : []) }, isSignedIn }
  })
}

const INHERITED = ['__proto__', 'constructor', 'then', 'length']
const READ = ['notice', 'flow', 'q', 'booking', 'key', 'date', 'treatment', 'concern', 'concern_category']

/**
 * Every walked page with names that JavaScript objects inherit, in place of values that pages look up. The names take
 * turns by page, by parameter and by seed. Then every page with every odd header.
 */
export function sweepPages(seed: number, walked: readonly string[]): Fuzzed[] {
  const byRoute = new Map(walked.map((path) => [path.split('?')[0], path]))
  const inherited = [...byRoute.values()].flatMap((path, page) =>
    READ.map((name, nth) => {
      const value = INHERITED[(seed + page + nth) % INHERITED.length]
      return { sent: { method: 'GET', path: `${path}${path.includes('?') ? '&' : '?'}${name}=${value}` } }
    }),
  )
  const odd = [...byRoute.values(), ...STATIC].flatMap((path) =>
    ODD_HEADERS.map((headers) => ({ sent: { method: 'GET', path, headers } })),
  )
  return [...inherited, ...odd]
}
