import type { Settings } from '@/server/settings'

export type Line = { line: string; failed?: true }

/** `chosen` are the command's own words; `rest` are its arguments. */
export type CommandInput = { words: readonly string[]; args: readonly string[] }

export type Command = {
  /** Words with spaces between; `|` separates alternatives. */
  name: string
  /** Arguments as the usage shows them. A `<` means that the command needs one. */
  parameters: string
  /** In full sentences, for the usage and docs/reference/commands.md. */
  summary: string
  /** A full command line, without `npm run operate --`. */
  example: string
  /** Runs in the operator's process. Other commands run in a site that has the embedded database. */
  isLocal?: true
  run(settings: Settings, typed: CommandInput): Promise<Line>
}

export const NO_PHONE: Line = { line: 'This is not an Indian mobile number.', failed: true }
export const NO_ACCOUNT: Line = { line: 'No account has this number.', failed: true }
