// The metrics in Prometheus' text form. Names and labels are ours; no label is a value that somebody sent.
import { Counter, Gauge, Registry } from 'prom-client'
import { type Tally, talliesOf } from '@/lib/metrics/tallies'

/** What the database tells, of all processes. */
export type DatabaseFigures = {
  budget: number
  /** SMS of the last day that count against it. */
  used: number
  /** SMS of the last day, by the limit that let them go and by kind. */
  sent: { act: string; kind: string; n: number }[]
  waiting: number
  oldestSeconds: number
  bookings: number
}

export const CONTENT_TYPE = Registry.PROMETHEUS_CONTENT_TYPE

const named = (registry: Registry, name: string, help: string) => ({
  name: `dental_${name}`,
  help,
  registers: [registry],
})

function tellDatabase(
  registry: Registry,
  { budget, used, sent, waiting, oldestSeconds, bookings }: DatabaseFigures,
): void {
  const gauge = (name: string, help: string, n: number) => new Gauge(named(registry, name, help)).set(n)
  gauge('sms_budget', 'SMS that all patients together get in 24 hours.', budget)
  gauge('sms_used', 'SMS of the last 24 hours that count against the budget.', used)
  const lastDay = named(registry, 'sms_last_day', 'SMS of the last 24 hours, by limit and kind.')
  const byKind = new Gauge({ ...lastDay, labelNames: ['act', 'kind'] })
  for (const { act, kind, n } of sent) byKind.set({ act, kind }, n)
  gauge('outbox_waiting', 'Messages that wait.', waiting)
  gauge('outbox_oldest_seconds', 'Age of the oldest message that waits.', oldestSeconds)
  gauge('bookings_last_day', 'Appointments booked in the last 24 hours.', bookings)
}

function tellProcess(registry: Registry): void {
  const counter = (tally: Tally, name: string, help: string, labelNames: string[] = []) => {
    const told = new Counter({ ...named(registry, name, help), labelNames })
    for (const { labels, n } of talliesOf(tally)) told.inc(labels, n)
  }
  const refusals = ['act', 'by', 'decision']
  counter('refusals', 'limit_refusals_total', 'What a limit did not let pass in this process.', refusals)
  counter('unavailable', 'unavailable_total', 'Answers of 503 in this process.')
}

/** `told` is null while the database is away. A registry an answer: nothing is kept between two. */
export function exposition(told: DatabaseFigures | null): Promise<string> {
  const registry = new Registry()
  const up = named(registry, 'database_up', 'Whether the database answers; what it tells is left out otherwise.')
  new Gauge(up).set(told ? 1 : 0)
  if (told) tellDatabase(registry, told)
  tellProcess(registry)
  return registry.metrics()
}
