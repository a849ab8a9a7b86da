// What a form has chosen and its page's links would lose: links to the same page carry it along.
import { type FormEvent, useState } from 'react'

/** The href with the values set in its query; those that are empty are left as they are. */
export function withValues(href: string, values: Readonly<Record<string, string>>): string {
  const [before = '', hash] = href.split('#', 2)
  const [path = '', search = ''] = before.split('?', 2)
  const query = new URLSearchParams(search)
  for (const [name, value] of Object.entries(values)) if (value !== '') query.set(name, value)
  return `${path}?${query}${hash === undefined ? '' : `#${hash}`}`
}

/** The values as chosen so far; `onChange` stands on what is around their controls. */
export function useCarried<Name extends string>(first: Readonly<Record<Name, string>>) {
  const [values, setValues] = useState<Readonly<Record<Name, string>>>(first)
  const onChange = ({ target }: FormEvent<HTMLElement>) => {
    if (target instanceof HTMLInputElement && Object.hasOwn(first, target.name))
      setValues((before) => ({ ...before, [target.name]: target.value }))
  }
  return { values, onChange, carry: (href: string) => withValues(href, values) }
}
