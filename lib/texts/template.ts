// What a template is to the compiler: a sentence with {holes}, whichever language it is in.

type HoleIn<T extends string> = T extends `${string}{${infer Hole}}${infer Rest}` ? Hole | HoleIn<Rest> : never

/** The names of a template's holes; any name where the template is known at run time alone. */
export type Holes<T extends string> = string extends T ? string : HoleIn<T>

/** A template that has these holes, in any order. */
type Template<All extends string, First extends string = All> = [All] extends [never]
  ? string
  : First extends string
    ? `${string}{${First}}${Template<Exclude<All, First>>}`
    : never

/** A sentence that a count chooses, by the categories of Intl.PluralRules: a language has those that its grammar has. */
export type Forms<Other extends string = string> = Partial<Record<Intl.LDMLPluralRule, string>> & { other: Other }

/** What another language has in place of these words: the same keys, in each sentence the same holes. */
export type Translation<Words> = Words extends string
  ? string extends Words
    ? string
    : Template<Holes<Words>>
  : Words extends { one: string; other: infer Other extends string }
    ? Forms<Template<Holes<Other>>>
    : { readonly [Key in keyof Words]: Translation<Words[Key]> }
