import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { processWide } from '@/lib/types/process-wide'

/** Seconds, up to the wait at which patients give up. */
const BUCKETS = [0.01, 0.03, 0.1, 0.3, 1, 3, 10]
const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS']

/** `route` is a name from lib/http/route-of.ts, never a path. */
type TimedAnswer = { method: string; route: string; status: number; ms: number; isWhole: boolean }

const measured = processWide<{ registry?: Registry }>('measured', {})

const statusClass = ({ status, isWhole }: TimedAnswer): string =>
  isWhole ? `${Math.floor(status / 100)}xx` : 'aborted'

/** The returned function takes under a microsecond. */
export function measureAnswers(): (answer: TimedAnswer) => void {
  const registry = new Registry()
  measured.registry = registry
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long answers of this process took.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  })
  return (answer) => {
    const method = METHODS.includes(answer.method) ? answer.method : 'other'
    durations.observe({ method, route: answer.route, status: statusClass(answer) }, answer.ms / 1000)
  }
}

/** Prometheus text; empty if nothing is measured. */
export const exposeAnswers = async (): Promise<string> => (await measured.registry?.metrics()) ?? ''
