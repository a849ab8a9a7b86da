// The flash message in a page's query: `notice=<name>.<count or reference>…`.

import { isOneOf } from '@/lib/types/keys'

export type Flash<Name extends string> = Name | readonly [Name, ...(string | number)[]]

export function withFlash(path: string, notice: Flash<string>): string {
  const [address = '', ...row] = path.split('#')
  const flash = encodeURIComponent([notice].flat().join('.'))
  return [`${address}${address.includes('?') ? '&' : '?'}notice=${flash}`, ...row].join('#')
}

/** Null when the value names none of the page's flash messages. */
export function readFlash<Name extends string>(
  value: string,
  names: readonly Name[],
): { name: Name; about: string[] } | null {
  const [name, ...about] = value.split('.')
  return isOneOf(names, name) ? { name, about } : null
}
