// What a page says once after a form: `notice` in its query, the name and what it is about apart by dots.

import { isOneOf } from '@/lib/typed/keys'

/** A name, or a name with what it is about: counts, or a reference. */
export type Notice<Name extends string> = Name | readonly [Name, ...(string | number)[]]

/** The path with the notice in its query. */
export function withNotice(path: string, notice: Notice<string>): string {
  const [address = '', ...row] = path.split('#')
  const told = [notice].flat().join('.')
  return [`${address}${address.includes('?') ? '&' : '?'}notice=${told}`, ...row].join('#')
}

/** The notice of a query's value; null where it names none of the page's. */
export function readNotice<Name extends string>(
  value: string,
  names: readonly Name[],
): { name: Name; about: string[] } | null {
  const [name, ...about] = value.split('.')
  return isOneOf(names, name) ? { name, about } : null
}
