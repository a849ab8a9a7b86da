// Words are data: what a sentence is about stands in it as {hole}, and is filled where the sentence is said.

/** The names of a template's holes; any name where only the run time knows the template. */
type Holes<T extends string> = string extends T
  ? string
  : T extends `${string}{${infer H}}${infer Rest}`
    ? H | Holes<Rest>
    : never

/** What fills them: none is missing, none too many. */
type Values<H extends string> = [H] extends [never] ? never : Record<H, string | number>

/** A sentence that depends on a count, by the categories of Intl.PluralRules; a language may leave out what it has not. */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }
type FormHoles<F extends Forms> = Holes<Extract<F[keyof F], string>>

const filled = (template: string, values: Readonly<Record<string, string | number>>): string =>
  template.replace(/\{(\w+)\}/g, (_, hole: string) => {
    const value = values[hole]
    if (value === undefined) throw new Error(`Nothing fills the hole ${hole}`)
    return String(value)
  })

/** A template with each {hole} filled by the value of its name. */
export const fill = <T extends string>(template: T, values: Values<Holes<T>>): string => filled(template, values)

/** The form that a language has for a number, filled: `count` chooses it, and is one of its holes. */
export const plural = <F extends Forms>(
  language: string,
  forms: F,
  values: Values<FormHoles<F>> & { count: number },
): string => filled(forms[new Intl.PluralRules(language).select(values.count)] ?? forms.other, values)
