// The metrics in Prometheus' text form (exposition format 0.0.4). Names and labels are ours, plain words without anything
// to escape; no label is a value that somebody sent.
import { talliesOf } from '@/lib/metrics/tallies'

/** What the database tells, of all processes. */
export type Told = {
  budget: number
  /** SMS of the last day, by the limit that let them go and by kind. */
  sent: { act: string; kind: string; n: number }[]
  waiting: number
  oldestSeconds: number
  bookings: number
}
type Sample = { labels?: Record<string, string>; n: number }
type Metric = { name: string; type: 'gauge' | 'counter'; help: string; samples: readonly Sample[] }

export const CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

const labelsOf = (labels: Record<string, string>): string =>
  Object.entries(labels)
    .map(([name, value]) => `${name}="${value}"`)
    .join(',')

function linesOf({ name, type, help, samples }: Metric): string[] {
  const lines = samples.map(({ labels = {}, n }) => {
    const told = labelsOf(labels)
    return `dental_${name}${told === '' ? '' : `{${told}}`} ${n}`
  })
  return [`# HELP dental_${name} ${help}`, `# TYPE dental_${name} ${type}`, ...lines]
}

const gauge = (name: string, help: string, ...samples: Sample[]): Metric => ({ name, type: 'gauge', help, samples })

function ofDatabase({ budget, sent, waiting, oldestSeconds, bookings }: Told): Metric[] {
  const used = sent.reduce((sum, { n }) => sum + n, 0)
  const byKind = sent.map(({ act, kind, n }) => ({ labels: { act, kind }, n }))
  return [
    gauge('sms_budget', 'SMS that all patients together get in 24 hours.', { n: budget }),
    gauge('sms_used', 'SMS of the last 24 hours that count against the budget.', { n: used }),
    gauge('sms_last_day', 'SMS of the last 24 hours, by limit and kind.', ...byKind),
    gauge('outbox_waiting', 'Messages that wait.', { n: waiting }),
    gauge('outbox_oldest_seconds', 'Age of the oldest message that waits.', { n: oldestSeconds }),
    gauge('bookings_last_day', 'Appointments booked in the last 24 hours.', { n: bookings }),
  ]
}

/** `told` is null while the database is away. */
export function exposition(told: Told | null): string {
  const counters: Metric[] = [
    {
      name: 'limit_refusals_total',
      type: 'counter',
      help: 'What a limit did not let pass in this process.',
      samples: talliesOf('refusals'),
    },
    {
      name: 'unavailable_total',
      type: 'counter',
      help: 'Answers of 503 in this process.',
      samples: [{ n: talliesOf('unavailable')[0]?.n ?? 0 }],
    },
  ]
  const up = gauge('database_up', 'Whether the database answers; what it tells is left out otherwise.', {
    n: told ? 1 : 0,
  })
  const metrics = [up, ...(told ? ofDatabase(told) : []), ...counters]
  return `${metrics.flatMap(linesOf).join('\n')}\n`
}
