// Texts are data: a sentence has {holes}, and the code that shows it fills them.
import type { Forms, Holes } from '@/lib/texts/template'

/** A value for each hole, and no other. */
type Values<Hole extends string> = [Hole] extends [never] ? never : Record<Hole, string | number>

/** Fills each {hole} with the value of its name. Throws if one has no value. */
export const fill = <T extends string>(template: T, values: Values<Holes<T>>): string =>
  template.replace(/\{(\w+)\}/g, (_, hole: Holes<T>) => {
    const value: string | number | undefined = values[hole]
    if (value === undefined) throw new Error(`Nothing fills the hole ${hole}`)
    return String(value)
  })

/** Kept by language, because making one is slow. */
const rules = new Map<string, Intl.PluralRules>()

function pluralRules(language: string): Intl.PluralRules {
  const made = rules.get(language) ?? new Intl.PluralRules(language)
  rules.set(language, made)
  return made
}

/** Fills the plural form for `count`. */
export const plural = <T extends string>(
  language: string,
  forms: Forms<T>,
  values: Values<Holes<T>> & { count: number },
): string => fill<string>(forms[pluralRules(language).select(values.count)] ?? forms.other, values)
