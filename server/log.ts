import type { Env } from '@/lib/env'
import { type Line, writeLog } from '@/lib/log/log'

/** Bytes to gather before a write, for one second at most. An error is flushed at once. */
const GATHERED = 4096
const LONGEST_MS = 1000

async function jsonWriter(level: Env['LOG_LEVEL']): Promise<(line: Line) => void> {
  const { pino } = await import('pino')
  const out = pino.destination({ dest: 1, sync: false, minLength: GATHERED, periodicFlush: LONGEST_MS })
  // A closed log pipe must not end the process.
  out.on('error', () => {})
  process.on('exit', () => {
    try {
      out.flushSync()
    } catch {
      // A closed log pipe must not change the exit code.
    }
  })
  const formatters = { level: (label: string) => ({ level: label }) }
  const log = pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, formatters }, out)
  return ({ level: name, text, facts, id }) => {
    log[name]({ id, ...facts }, text)
    if (name === 'error') out.flush()
  }
}

export async function openLog({ LOG_FORMAT, LOG_LEVEL }: Pick<Env, 'LOG_FORMAT' | 'LOG_LEVEL'>): Promise<void> {
  writeLog({ from: LOG_LEVEL, ...(LOG_FORMAT === 'json' ? { write: await jsonWriter(LOG_LEVEL) } : {}) })
}
