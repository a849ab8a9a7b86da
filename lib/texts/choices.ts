export type Choice = { label: string; line?: string }
export type Choices<V extends string> = Record<V, Choice>

/** The choices as options, in the order of the values. */
export const optionsIn = <V extends string>(choices: Choices<V>, values: readonly V[]): (Choice & { value: V })[] =>
  values.map((value) => ({ value, ...choices[value] }))
