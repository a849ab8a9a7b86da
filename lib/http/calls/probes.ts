// What a service manager and a balancer ask: whether the process lives, and whether it should be sent requests.
import { setTimeout } from 'node:timers/promises'
import type { NextApiResponse } from 'next'
import { isOutdated } from '@/lib/db/migrate'
import { readOnly } from '@/lib/http/calls/read-only'
import { runtime } from '@/lib/use-cases/runtime'

const UNAVAILABLE = 'database away'
/** A balancer that asks every few seconds has to hear a no in time. */
const LONGEST_MS = 1000

function respond(res: NextApiResponse, status: 200 | 503, word: string): void {
  res.setHeader('Cache-Control', 'no-store')
  res.status(status).json({ status: word })
}

/** 200 as long as the process runs, whatever its database does: one that is killed for that only makes it worse. */
export const health = readOnly((res) => respond(res, 200, 'alive'))

/**
 * 200 while requests are welcome; 503 from the first moment of a stop on, while the database is away, and once a newer
 * version has changed it so that this one can't work with it.
 */
export const ready = readOnly(async (res) => {
  const { db, isStopping } = runtime()
  if (isStopping()) return respond(res, 503, 'stopping')
  const late = new AbortController()
  const timely = isOutdated(db.reads).then(
    (isNewer) => (isNewer ? 'database of a newer version' : 'ready'),
    () => UNAVAILABLE,
  )
  const word = await Promise.race([timely, setTimeout(LONGEST_MS, UNAVAILABLE, { signal: late.signal })])
  late.abort()
  return respond(res, word === 'ready' ? 200 : 503, word)
})
