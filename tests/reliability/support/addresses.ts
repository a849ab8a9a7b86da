// Every address of the site by the kind of its requests, from the address book.
import { ROUTES } from '@/flows/table'
import { API } from '@/lib/addresses/api'
import * as calls from '@/lib/addresses/calls'
import { FORMLESS, PAGES } from '@/lib/addresses/pages'

/** Values for the parameters of paths. */
const GIVEN: Record<string, string> = {
  '[city]': 'chennai',
  '[cid]': '106',
  '[file]': 'heroes-home.png',
  '[id]': '3f2b8c1e-0d4a-4c55-9a01-5b1f6f1f0a11',
  '[key]': 'braces',
  '[place]': 'c106',
  '[reference]': 'CFHJKMNP',
}

function given(part: string): string {
  const value = GIVEN[part]
  if (value === undefined) throw new Error(`No value for ${part}: name one here`)
  return value
}

/** A page's path with its parameters filled in. */
export const filled = (path: string): string => path.replace(/\[\w+\]/g, given)

/** Pages without a form, or with a form that only sends a GET. */
export const STATIC: readonly string[] = FORMLESS.map(filled)

/** Pages that depend on the visitor and take a form. Pages below /dev are for developers only. */
export const ASKED = [...Object.keys(PAGES), ...ROUTES]
  .filter((path) => !FORMLESS.includes(path) && !path.startsWith('/dev/'))
  .map(filled)

/**
 * The calls of the API, all POST with JSON. The desk's calls are left out, because without staff they answer as
 * unknown calls.
 */
export const CALLS = Object.entries(calls.CALLS).flatMap(([name, who]) => (who === 'staff' ? [] : [name]))

/** The calls of the hosted sign-in, at their own paths and at the paths of a pool's domain. */
export const HOSTED = [
  ...Object.values(calls.HOSTED_CALLS),
  ...[...calls.ALIASES.keys()].filter((address) => !address.startsWith(API)),
]

/** The probes of monitoring systems, and the answer to unknown calls. */
export const PROBES = [...Object.values(calls.PROBES), '/api']
