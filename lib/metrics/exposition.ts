// No label is a value that a client sent. docs/reference/metrics.md describes each metric.
import { Counter, Gauge, Registry } from 'prom-client'
import { dependencies } from '@/lib/log/dependencies'
import { exposeAnswers } from '@/lib/metrics/answers'
import { type Tally, talliesOf } from '@/lib/metrics/tallies'

/** Figures for all processes. SMS and bookings are those of the last 24 hours. */
export type DatabaseFigures = {
  budget: number
  used: number
  sent: { act: string; kind: string; n: number }[]
  /** `seconds`: age of the oldest message. */
  waiting: { kind: string; state: string; n: number; seconds: number }[]
  bookings: number
  /** Seconds; 0 if nothing is overdue. */
  paymentsLate: number
}
/** `seconds`: how long the query took. */
export type ProcessFigures = DatabaseFigures & { seconds: number }
export type ConnectionState = { total: number; idle: number; waiting: number }

export const CONTENT_TYPE = Registry.PROMETHEUS_CONTENT_TYPE

const named = (registry: Registry, name: string, help: string) => ({
  name: `dental_${name}`,
  help,
  registers: [registry],
})

/** 0 if no message waits, so that an alert always has a value. */
function oldestOf(waiting: DatabaseFigures['waiting']): [string, number][] {
  const secondsIn = (state: string) => waiting.flatMap((row) => (row.state === state ? [row.seconds] : []))
  return ['due', 'tried'].map((state) => [state, Math.max(0, ...secondsIn(state))])
}

function exposeDatabase(registry: Registry, figures: ProcessFigures): void {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ ...named(registry, name, help), labelNames })
  gauge('database_answer_seconds', 'How long the database took to tell these numbers.').set(figures.seconds)
  gauge('sms_budget', 'SMS that all patients together get in 24 hours.').set(figures.budget)
  gauge('sms_used', 'SMS of the last 24 hours that count against the budget.').set(figures.used)
  const sent = gauge('sms_last_day', 'SMS of the last 24 hours, by limit and kind.', ['act', 'kind'])
  for (const { n, ...labels } of figures.sent) sent.set(labels, n)
  const waiting = gauge('outbox_waiting', 'Messages that wait.', ['kind', 'state'])
  for (const { kind, state, n } of figures.waiting) waiting.set({ kind, state }, n)
  const oldest = gauge('outbox_oldest_seconds', 'How long the first message of a state waits.', ['state'])
  for (const [state, seconds] of oldestOf(figures.waiting)) oldest.set({ state }, seconds)
  gauge('bookings_last_day', 'Appointments booked in the last 24 hours.').set(figures.bookings)
  gauge('payments_late_seconds', 'How long work for the payment gateway is overdue.').set(figures.paymentsLate)
}

function exposeDependencies(registry: Registry): void {
  const config = named(registry, 'dependency_up', 'Whether it worked when this process asked last.')
  const gauge = new Gauge({ ...config, labelNames: ['name'] })
  for (const { name, isUp } of dependencies()) gauge.set({ name }, isUp ? 1 : 0)
}

function exposeProcess(registry: Registry): void {
  const counter = (tally: Tally, name: string, help: string, labelNames: string[] = []) => {
    const metric = new Counter({ ...named(registry, `${name}_total`, help), labelNames })
    for (const { labels, n } of talliesOf(tally)) metric.inc(labels, n)
  }
  counter('holds', 'holds', 'What came of holds in this process.', ['outcome'])
  counter('confirmations', 'confirmations', 'What came of confirmations in this process.', ['outcome'])
  counter('booked', 'bookings', 'Appointments that this process booked.', ['source', 'flow'])
  counter('codes', 'codes', 'Codes by SMS that this process let go or refused.', ['act', 'outcome'])
  counter('checked', 'codes_checked', 'What came of typed codes in this process.', ['act', 'outcome'])
  const decided = ['act', 'by', 'decision']
  counter('limits', 'limit_decisions', 'What a look at a limit decided in this process.', decided)
  counter('webhooks', 'webhooks', 'What came of tries to send a webhook.', ['outcome'])
  counter('unavailable', 'unavailable', 'Answers of 503 in this process.')
}

/** `figures` are null if the database is unavailable. */
export async function exposition(
  figures: ProcessFigures | null,
  { engine, ...connected }: ConnectionState & { engine: string },
) {
  const registry = new Registry()
  const up = named(registry, 'database_up', 'Whether the database answers; what it tells is left out otherwise.')
  new Gauge(up).set(figures ? 1 : 0)
  const connections = named(registry, 'database_connections', 'Connections of this process, and who waits for one.')
  const gauge = new Gauge({ ...connections, labelNames: ['engine', 'state'] })
  for (const [state, n] of Object.entries(connected)) gauge.set({ engine, state }, n)
  if (figures) exposeDatabase(registry, figures)
  exposeDependencies(registry)
  exposeProcess(registry)
  return (await registry.metrics()) + (await exposeAnswers())
}
