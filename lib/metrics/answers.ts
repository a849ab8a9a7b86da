// How long this process takes to answer, and how it is: by route and kind of answer, never by what somebody sent.
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { processWide } from '@/lib/types/process-wide'

/** Seconds. From what comes out of memory to what a patient gives up on. */
const BUCKETS = [0.01, 0.03, 0.1, 0.3, 1, 3, 10]
const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS']

/** An answer that has ended; `route` is a name of ours (lib/http/route-of.ts), never a path. */
type TimedAnswer = { method: string; route: string; status: number; ms: number; isWhole: boolean }

const measured = processWide<{ registry?: Registry }>('measured', {})

/** `2xx` and so on; `aborted` where whoever asked went before the end. */
const statusClass = ({ status, isWhole }: TimedAnswer): string =>
  isWhole ? `${Math.floor(status / 100)}xx` : 'aborted'

/** Begins to measure the process, and gives what counts an answer. Under a microsecond each. */
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

/** What was measured, in Prometheus' text form; nothing where nobody asked for it. */
export const recordResponse = async (): Promise<string> => (await measured.registry?.metrics()) ?? ''
