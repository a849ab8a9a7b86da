// Log lines never hold typed text: facts are our own names and numbers, errors come from lib/db/error-line.ts.
import { requestId } from '@/lib/log/request'
import { processWide } from '@/lib/types/process-wide'

export type Level = 'info' | 'warn' | 'error'

export type Facts = {
  /** From lib/http/route-of.ts: without parameters and query. */
  route?: string
  method?: string
  status?: number
  /** `bytes` include headers. */
  ms?: number
  bytes?: number
  /** The client left before the end. */
  aborted?: true
  why?: string
}
export type Line = { level: Level; text: string; facts: Facts; id: string | undefined }

function writeText({ level, text, facts: { why, ...others } }: Line): void {
  const message = [text, ...Object.entries(others).map(([name, value]) => `${name}=${value}`)].join(' ')
  const line = why === undefined ? message : `${message}: ${why}`
  if (level === 'error') console.error(line)
  else if (level === 'warn') console.warn(line)
  else console.log(line)
}

const LEVELS: readonly Level[] = ['info', 'warn', 'error']

type Writer = { from: Level; write(line: Line): void }
const writer = processWide<Writer>('log', { from: 'info', write: writeText })

export const writeLog = (changes: Partial<Writer>): void => void Object.assign(writer, changes)

const isLogged = (level: Level): boolean => LEVELS.indexOf(level) >= LEVELS.indexOf(writer.from)

/** Adds the request's id inside a request. */
export function log(level: Level, text: string, facts: Facts = {}): void {
  if (isLogged(level)) writer.write({ level, text, facts, id: requestId() })
}
