// Every address of the site, by what it takes, as the address book has them.
import { ROUTES } from '@/flows/table'
import { API } from '@/lib/addresses/api'
import * as calls from '@/lib/addresses/calls'
import { FORMLESS, PAGES } from '@/lib/addresses/pages'

/** What stands in the place of a part that an address is given. */
const GIVEN: Record<string, string> = {
  '[city]': 'chennai',
  '[cid]': '106',
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

/** A page's path with what it is given in the place of its parts. */
export const filled = (path: string): string => path.replace(/\[\w+\]/g, given)

/** Pages that have no form, or one that only asks. */
export const STATIC: readonly string[] = FORMLESS.map(filled)

/** Pages that look at who asks, and take a form. Those under /dev are there for the developer alone. */
export const ASKED = [...Object.keys(PAGES), ...ROUTES]
  .filter((path) => !FORMLESS.includes(path) && !path.startsWith('/dev/'))
  .map(filled)

/** The calls of the API; all of them take POST with JSON. To whom nobody is at the desk those of its staff are no calls. */
export const CALLS = Object.entries(calls.CALLS).flatMap(([name, who]) => (who === 'staff' ? [] : [name]))

/** The calls of the hosted sign-in, where they lie and where a pool's domain has them. */
export const HOSTED = [
  ...Object.values(calls.HOSTED_CALLS),
  ...[...calls.ALIASES.keys()].filter((address) => !address.startsWith(API)),
]

/** What is none of these: the machine's own questions, and the answer to what is no call. */
export const PROBES = [...Object.values(calls.PROBES), '/api']
