import type { Env } from '@/lib/env'
import { routeOf } from '@/lib/http/route-of'
import { log } from '@/lib/log/log'
import { measureAnswers } from '@/lib/metrics/answers'
import type { Answer } from '@/server/listener'

/** Logs answers (ACCESS_LOG) and counts them (METRICS_KEY) by route, so no personal data is in a path. */
export function recordAnswers({
  ACCESS_LOG,
  METRICS_KEY,
}: Pick<Env, 'ACCESS_LOG' | 'METRICS_KEY'>): (answer: Answer) => void {
  const isLogged = ACCESS_LOG === 'on'
  const measure = METRICS_KEY === undefined ? null : measureAnswers()
  if (!isLogged && !measure) return () => {}
  return ({ path, method, status, ms, bytes, isWhole }) => {
    const route = routeOf(path)
    measure?.({ method, route, status, ms, isWhole })
    if (!isLogged) return
    log('info', 'answered', {
      method,
      route,
      status,
      ms: Math.round(ms * 10) / 10,
      bytes,
      ...(isWhole ? {} : { aborted: true as const }),
    })
  }
}
