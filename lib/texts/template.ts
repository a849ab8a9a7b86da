// Types of templates: sentences with {holes}, in any language.

type HoleIn<T extends string> = T extends `${string}{${infer Hole}}${infer Rest}` ? Hole | HoleIn<Rest> : never

/** The names of a template's holes, or any name for a template that is known only at run time. */
export type Holes<T extends string> = string extends T ? string : HoleIn<T>

/** A template that has these holes, in any order. */
type Template<All extends string, First extends string = All> = [All] extends [never]
  ? string
  : First extends string
    ? `${string}{${First}}${Template<Exclude<All, First>>}`
    : never

/** Plural forms by the categories of Intl.PluralRules. A language has the categories of its grammar. */
export type Forms<Other extends string = string> = Partial<Record<Intl.LDMLPluralRule, string>> & { other: Other }

/** The type of the same texts in another language: the same keys, and the same holes in each sentence. */
export type Translation<Words> = Words extends string
  ? string extends Words
    ? string
    : Template<Holes<Words>>
  : Words extends { one: string; other: infer Other extends string }
    ? Forms<Template<Holes<Other>>>
    : { readonly [Key in keyof Words]: Translation<Words[Key]> }
