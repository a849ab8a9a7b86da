// What a command of the operator is, and what more than one of them says.
import type { Settings } from '@/server/settings'

/** What a command did, in one line or more; `failed` when it could not. */
export type Line = { line: string; failed?: true }

/** What was typed: `chosen` for the command's own words, `rest` for what follows them. */
export type CommandWords = { chosen: readonly string[]; rest: readonly string[] }

export type Command = {
  /** What is typed to name it: words by spaces, with | between those of which one is typed. */
  words: string
  /** What follows its words, as the usage shows it; a command with a `<` in it is not run without. */
  takes: string
  /** What it does, in a line of the usage. */
  does: string
  /** A whole command as an operator types it, after `npm run operate --`. */
  example: string
  /** Runs where it is typed, also while a site has the embedded database; without it such a site runs it (control-socket.ts). */
  isLocal?: true
  run(settings: Settings, typed: CommandWords): Promise<Line>
}

export const NO_PHONE: Line = { line: 'This is no Indian mobile number.', failed: true }
export const NO_ACCOUNT: Line = { line: 'Nobody has an account with this number yet.', failed: true }
