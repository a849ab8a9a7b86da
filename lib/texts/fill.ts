// Words are data: what a sentence is about stands in it as {hole}, and is filled where the sentence is said.
import type { Forms, Holes } from '@/lib/texts/template'

/** What fills the holes: none is missing, none too many. */
type Values<Hole extends string> = [Hole] extends [never] ? never : Record<Hole, string | number>

/** A template with each {hole} filled by the value of its name. Throws where one has none. */
export const fill = <T extends string>(template: T, values: Values<Holes<T>>): string =>
  template.replace(/\{(\w+)\}/g, (_, hole: Holes<T>) => {
    const value: string | number | undefined = values[hole]
    if (value === undefined) throw new Error(`Nothing fills the hole ${hole}`)
    return String(value)
  })

/** Dear to make: a language has one. */
const rules = new Map<string, Intl.PluralRules>()

function pluralRules(language: string): Intl.PluralRules {
  const made = rules.get(language) ?? new Intl.PluralRules(language)
  rules.set(language, made)
  return made
}

/** The form that a language has for `count`, filled: the count is one of its holes. */
export const plural = <T extends string>(
  language: string,
  forms: Forms<T>,
  values: Values<Holes<T>> & { count: number },
): string => fill<string>(forms[pluralRules(language).select(values.count)] ?? forms.other, values)
