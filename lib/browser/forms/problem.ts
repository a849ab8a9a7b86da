/** `control` is the field that fixes it, or null; `remedy` helps where no field can. */
export type Problem = { control: string | null; text: string; remedy?: 'sign_in' | 'prove' }
export type Problems = readonly Problem[]

export const mistakeOf = (problems: Problems, control: string): string | null =>
  problems.find((problem) => problem.control === control)?.text ?? null
