// Every address of the site, by what it takes: those of the page files themselves, and those that the listener adds.
import { readdirSync } from 'node:fs'
import { ALIASES, FORMLESS } from '@/process/listener'

/** What stands in the place of a part that an address is given. */
const GIVEN: Record<string, string> = {
  '[city]': 'chennai',
  '[cid]': '106',
  '[key]': 'braces',
  '[reference]': 'CFHJKMNP',
  '[[...path]]': '',
}

function given(part: string): string {
  const value = GIVEN[part]
  if (value === undefined) throw new Error(`No value for ${part}: name one here`)
  return value
}

const addressOf = (file: string): string =>
  `/${file}`
    .replace(/\.tsx?$/, '')
    .replace(/\[+[.\w]+\]+/g, given)
    .replace(/\/(index)?$/, '') || '/'

const ADDRESSES = readdirSync('pages', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map(addressOf)
  .sort()
const ENDPOINTS = ADDRESSES.filter((address) => /^\/api\b/.test(address))

/** Pages that have no form, or one that only asks. */
export const STATIC: readonly string[] = FORMLESS

/** Pages that look at who asks, and take a form. */
export const ASKED = ADDRESSES.filter(
  (address) => !/^\/(api|dev|_\w+|404)\b/.test(address) && !STATIC.includes(address),
)

/** The calls of the API; all of them take POST with JSON. */
export const CALLS = ENDPOINTS.flatMap((address) => /^\/api\/(\w+\/[au]\/\w+)$/.exec(address)?.[1] ?? [])

/** The user pool and the identity pool. */
export const POOLS = { user: '/api/cognito-idp', identity: '/api/cognito-identity' }

const isOfPools = (address: string): boolean => Object.values(POOLS).includes(address)

/** The calls of the hosted sign-in, where they lie and where a pool's domain has them. */
export const HOSTED = [
  ...ENDPOINTS.filter((address) => address.startsWith('/api/oauth2/')),
  ...[...ALIASES.keys()].filter((address) => !isOfPools(address.replace(/\/$/, ''))),
]

/** What is none of these: the machine's own questions, and the answer to what is no call. */
export const PROBES = ENDPOINTS.filter(
  (address) => !CALLS.includes(address.replace('/api/', '')) && !isOfPools(address) && !HOSTED.includes(address),
)
