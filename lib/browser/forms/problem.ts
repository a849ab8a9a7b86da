// What is wrong with what somebody typed or asked for.

/** In words, and the control that mends it; null for what no control can. `remedy` is what does then. */
export type Problem = { control: string | null; text: string; remedy?: 'sign_in' | 'prove' }
export type Problems = readonly Problem[]

/** What is wrong with one control; null when nothing is. */
export const mistakeOf = (problems: Problems, control: string): string | null =>
  problems.find((problem) => problem.control === control)?.text ?? null
