// How the log is written: as lines for a person, or as JSON for what collects logs (LOG_FORMAT), from LOG_LEVEL on. JSON is
// pino's.
import type { Env } from '@/lib/env'
import { type Line, writeLog } from '@/lib/log/log'

/** So many bytes are gathered before they are written, for a second at most; an error goes at once, where no write is under way. */
const GATHERED = 4096
const LONGEST_MS = 1000

async function jsonWriter(level: Env['LOG_LEVEL']): Promise<(line: Line) => void> {
  const { pino } = await import('pino')
  const out = pino.destination({ dest: 1, sync: false, minLength: GATHERED, periodicFlush: LONGEST_MS })
  // Whoever read the log is gone, which is no reason to end.
  out.on('error', () => {})
  process.on('exit', () => {
    try {
      out.flushSync()
    } catch {
      // As above.
    }
  })
  const formatters = { level: (label: string) => ({ level: label }) }
  const log = pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, formatters }, out)
  return ({ level: own, text, facts, id }) => {
    log[own]({ id, ...facts }, text)
    if (own === 'error') out.flush()
  }
}

/** Has the log written as the settings say. Until then its lines are a person's. */
export async function openLog({ LOG_FORMAT, LOG_LEVEL }: Pick<Env, 'LOG_FORMAT' | 'LOG_LEVEL'>): Promise<void> {
  writeLog({ from: LOG_LEVEL, ...(LOG_FORMAT === 'json' ? { write: await jsonWriter(LOG_LEVEL) } : {}) })
}
