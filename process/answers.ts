// What is kept of each answer.
import { routeOf } from '@/lib/http/route-of'
import { say } from '@/lib/log/log'
import type { Answer } from '@/process/listener'

/** Writes an answer's line. No number and no name can stand in it: a path is told by its route alone. */
export function logAnswer({ method, path, status, ms, bytes, isWhole }: Answer): void {
  say('info', 'answered', {
    ...{ method, route: routeOf(path), status, ms: Math.round(ms * 10) / 10, bytes },
    ...(isWhole ? {} : { aborted: true as const }),
  })
}
