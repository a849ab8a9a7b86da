// The site's log: what happens, in words and numbers of ours. A line has room for nothing that somebody typed; what is told of
// an error went through errorLine (lib/db/error-line.ts). The only writer to the console on the server.
import { requestId } from '@/lib/log/request'
import { processWide } from '@/lib/types/process-wide'

export type Level = 'info' | 'warn' | 'error'

/** What a line may hold beside its text. */
export type Facts = {
  /** A path as lib/http/route-of.ts tells it: what stands in an open part of it is left out, and its query. */
  route?: string
  method?: string
  status?: number
  /** Milliseconds, and bytes that were sent, headers and all. */
  ms?: number
  bytes?: number
  /** The browser went before the answer was whole. */
  aborted?: true
  /** What errorLine says of an error. */
  why?: string
}
export type Line = { level: Level; text: string; facts: Facts; id: string | undefined }

/** For a person: the text, its facts by name and why; what is wrong on standard error. */
function writeText({ level, text, facts: { why, ...others } }: Line): void {
  const told = [text, ...Object.entries(others).map(([name, value]) => `${name}=${value}`)].join(' ')
  const line = why === undefined ? told : `${told}: ${why}`
  if (level === 'error') console.error(line)
  else if (level === 'warn') console.warn(line)
  else console.log(line)
}

const LEVELS: readonly Level[] = ['info', 'warn', 'error']

type Writer = { from: Level; write(line: Line): void }
const writer = processWide<Writer>('log', { from: 'info', write: writeText })

/** Has every line of this process written so, from the level `from` on. */
export const writeLog = (changes: Partial<Writer>): void => void Object.assign(writer, changes)

const isLogged = (level: Level): boolean => LEVELS.indexOf(level) >= LEVELS.indexOf(writer.from)

/** Writes a line; inside a request with its id. */
export function log(level: Level, text: string, facts: Facts = {}): void {
  if (isLogged(level)) writer.write({ level, text, facts, id: requestId() })
}
