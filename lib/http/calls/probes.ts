import { setTimeout } from 'node:timers/promises'
import type { NextApiResponse } from 'next'
import { isOutdated } from '@/lib/db/migrate'
import { readOnly } from '@/lib/http/calls/read-only'
import { runtime } from '@/lib/use-cases/runtime'

const UNAVAILABLE = 'database away'
const LONGEST_MS = 1000

function respond(res: NextApiResponse, status: 200 | 503, state: string): void {
  res.setHeader('Cache-Control', 'no-store')
  res.status(status).json({ status: state })
}

/** 200 even when the database fails, because a restart for that would make it worse. */
export const health = readOnly((res) => respond(res, 200, 'alive'))

/** 503 during shutdown, without the database, and after a newer version made the schema incompatible. */
export const ready = readOnly(async (res) => {
  const { db, isStopping } = runtime()
  if (isStopping()) return respond(res, 503, 'stopping')
  const late = new AbortController()
  const timely = isOutdated(db.reads).then(
    (isNewer) => (isNewer ? 'database of a newer version' : 'ready'),
    () => UNAVAILABLE,
  )
  const state = await Promise.race([timely, setTimeout(LONGEST_MS, UNAVAILABLE, { signal: late.signal })])
  late.abort()
  return respond(res, state === 'ready' ? 200 : 503, state)
})
