// The one-time notice of a page that a form leads to: `notice` in its query, a name and what it is about, with dots between.

import { isOneOf } from '@/lib/types/keys'

/** A name, or a name with what it is about: counts, or a reference. */
export type Flash<Name extends string> = Name | readonly [Name, ...(string | number)[]]

/** The path with the notice in its query. */
export function withFlash(path: string, notice: Flash<string>): string {
  const [address = '', ...row] = path.split('#')
  const told = encodeURIComponent([notice].flat().join('.'))
  return [`${address}${address.includes('?') ? '&' : '?'}notice=${told}`, ...row].join('#')
}

/** The notice of a query's value; null where it names none of the page's. */
export function readFlash<Name extends string>(
  value: string,
  names: readonly Name[],
): { name: Name; about: string[] } | null {
  const [name, ...about] = value.split('.')
  return isOneOf(names, name) ? { name, about } : null
}
