// Prometheus' text format. Without METRICS_KEY as a bearer token, the answer is 404.
import { createHash, timingSafeEqual } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { NextApiHandler } from 'next'
import { PROBES } from '@/lib/addresses/calls'
import { isDatabaseUnavailable } from '@/lib/db/unavailable'
import { unknownCall } from '@/lib/http/calls/with-api'
import { logFault } from '@/lib/http/forms/fault'
import { CONTENT_TYPE, exposition, type ProcessFigures } from '@/lib/metrics/exposition'
import { readMetrics } from '@/lib/use-cases/operations/read-metrics'
import { runtime } from '@/lib/use-cases/runtime'

/** A scrape must end in time, so figures of a slow database are left out. */
const LONGEST_MS = 3000

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Digests make the comparison take the same time for any key. */
function isAllowed(authorization: string | undefined): boolean {
  const { METRICS_KEY } = runtime().env
  if (METRICS_KEY === undefined) return false
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${METRICS_KEY}`))
}

async function scrape(): Promise<ProcessFigures | null> {
  const { db, env } = runtime()
  const late = new AbortController()
  const began = performance.now()
  const read = readMetrics({ db, now: new Date() }, env.SMS_DAILY_BUDGET).catch((error: unknown) => {
    if (!isDatabaseUnavailable(error)) logFault(PROBES.metrics, error)
    return null
  })
  const figures = await Promise.race([read, setTimeout(LONGEST_MS, null, { signal: late.signal })])
  late.abort()
  return figures && { ...figures, seconds: (performance.now() - began) / 1000 }
}

export const metricsCall: NextApiHandler = async (req, res) => {
  if (!isAllowed(req.headers.authorization)) return unknownCall(req, res)
  if (req.method !== 'GET') {
    res.setHeader('Allow', 'GET')
    return res.status(405).end()
  }
  res.setHeader('Cache-Control', 'no-store')
  res.setHeader('Content-Type', CONTENT_TYPE)
  const { db } = runtime()
  res.status(200).send(await exposition(await scrape(), { engine: db.kind, ...db.connections() }))
}
