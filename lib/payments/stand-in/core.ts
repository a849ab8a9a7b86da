// A small Razorpay as plain data. Every act changes the state that it gets; its owner keeps it.
import { randomBytes } from 'node:crypto'
import type { NewLink, NewRefund } from '@/lib/payments/port'

/** Razorpay refuses a page that ends earlier. */
const LEAST_OPEN_MS = 15 * 60_000
/** A refund is pending for so long. */
const REFUND_MS = 60_000
const RETRY_MS = 5000
/** Each pause between two tries is twice as long as the one before: 12 tries take about six hours. */
const MOST_TRIES = 12

export type StandInRefund = { id: string; reference: string; paise: number; at: number; isFailed: boolean }
export type StandInPayment = { id: string; paise: number; at: number; isCaptured: boolean; refunds: StandInRefund[] }
export type StandInLink = Omit<NewLink, 'expiresAt'> & {
  id: string
  createdAt: number
  expiresAt: number
  ended: 'cancelled' | 'expired' | null
  payments: StandInPayment[]
}
type LinkStatus = 'created' | 'paid' | 'cancelled' | 'expired'
type EventName = `payment_link.${Exclude<LinkStatus, 'created'>}` | 'refund.processed' | 'refund.failed'
export type StandInEvent = {
  id: string
  name: EventName
  linkId: string
  refundId: string | null
  dueAt: number
  /** How often the same event is sent. */
  copies: number
  tries: number
}
/** All moments are milliseconds since 1970. */
export type StandInState = { links: Record<string, StandInLink>; events: StandInEvent[] }

export const emptyState = (): StandInState => ({ links: {}, events: [] })

const newId = (kind: 'plink' | 'pay' | 'rfnd' | 'evt'): string => `${kind}_${randomBytes(7).toString('hex')}`

const capturedOf = ({ payments }: StandInLink): StandInPayment[] => payments.filter(({ isCaptured }) => isCaptured)

export function linkStatus(link: StandInLink, now: Date): LinkStatus {
  if (link.ended) return link.ended
  if (capturedOf(link).length > 0) return 'paid'
  return now.getTime() >= link.expiresAt ? 'expired' : 'created'
}

export function refundStatus({ isFailed, at }: StandInRefund, now: Date): 'pending' | 'processed' | 'failed' {
  if (isFailed) return 'failed'
  return now.getTime() >= at + REFUND_MS ? 'processed' : 'pending'
}

type NewEvent = Pick<StandInEvent, 'name' | 'linkId'> & Partial<Pick<StandInEvent, 'refundId' | 'copies'>>

function schedule(state: StandInState, event: NewEvent, dueAt: number): void {
  state.events.push({ id: newId('evt'), refundId: null, copies: 1, ...event, dueAt, tries: 0 })
}

/** Null if the reference is known, or if the end is too near. */
export function createLink(state: StandInState, link: NewLink, now: Date): StandInLink | null {
  const [createdAt, expiresAt] = [now.getTime(), link.expiresAt.getTime()]
  if (findByReference(state, link.reference) || expiresAt < createdAt + LEAST_OPEN_MS) return null
  const made = { ...link, id: newId('plink'), createdAt, expiresAt, ended: null, payments: [] }
  state.links[made.id] = made
  schedule(state, { name: 'payment_link.expired', linkId: made.id }, expiresAt)
  return made
}

export const findByReference = (state: StandInState, reference: string): StandInLink | null =>
  Object.values(state.links).find((link) => link.reference === reference) ?? null

/** False if the link can't be cancelled any more. */
export function cancelLink(state: StandInState, link: StandInLink, now: Date): boolean {
  if (linkStatus(link, now) !== 'created') return false
  link.ended = 'cancelled'
  schedule(state, { name: 'payment_link.cancelled', linkId: link.id }, now.getTime())
  return true
}

/** The buttons of the page. `copies`: how often the event of each payment is sent. */
export const ACTS = {
  pay: { payments: 1, copies: 1, delayMs: 0, isLate: false },
  fail: { payments: 0, copies: 0, delayMs: 0, isLate: false },
  twice: { payments: 2, copies: 1, delayMs: 0, isLate: false },
  late: { payments: 1, copies: 1, delayMs: 0, isLate: true },
  unreported: { payments: 1, copies: 0, delayMs: 0, isLate: false },
  thrice: { payments: 1, copies: 3, delayMs: 0, isLate: false },
  delayed: { payments: 1, copies: 1, delayMs: 3_600_000, isLate: false },
} as const
export type ActName = keyof typeof ACTS

export const canAct = (link: StandInLink, name: ActName, now: Date): boolean =>
  ACTS[name].isLate || linkStatus(link, now) === 'created'

/** False if the link takes no such act any more. */
export function act(state: StandInState, link: StandInLink, name: ActName, now: Date): boolean {
  if (!canAct(link, name, now)) return false
  const { payments, copies, delayMs, isLate } = ACTS[name]
  if (isLate && linkStatus(link, now) !== 'paid') link.ended ??= 'expired'
  const add = (isCaptured: boolean) =>
    link.payments.push({ id: newId('pay'), paise: link.paise, at: now.getTime(), isCaptured, refunds: [] })
  if (payments === 0) add(false)
  for (let made = 0; made < payments; made += 1) {
    add(true)
    if (copies > 0) schedule(state, { name: 'payment_link.paid', linkId: link.id, copies }, now.getTime() + delayMs)
  }
  return true
}

function findPayment(state: StandInState, paymentId: string) {
  for (const link of Object.values(state.links)) {
    const payment = capturedOf(link).find(({ id }) => id === paymentId)
    if (payment) return { link, payment }
  }
  return null
}

export const refundsOf = (state: StandInState, paymentId: string): readonly StandInRefund[] | null =>
  findPayment(state, paymentId)?.payment.refunds ?? null

/** A repeated reference returns the first refund. Null without such a payment, or above what is left of it. */
export function refund(
  state: StandInState,
  { gatewayPaymentId, reference, paise }: NewRefund,
  now: Date,
): StandInRefund | null {
  const found = findPayment(state, gatewayPaymentId)
  if (!found) return null
  const { link, payment } = found
  const same = payment.refunds.find((each) => each.reference === reference)
  if (same) return same.paise === paise ? same : null
  const given = payment.refunds.reduce((sum, each) => sum + (each.isFailed ? 0 : each.paise), 0)
  if (paise <= 0 || given + paise > payment.paise) return null
  const made = { id: newId('rfnd'), reference, paise, at: now.getTime(), isFailed: false }
  payment.refunds.push(made)
  schedule(state, { name: 'refund.processed', linkId: link.id, refundId: made.id }, made.at + REFUND_MS)
  return made
}

/** False unless the refund is pending. */
export function failRefund(state: StandInState, link: StandInLink, refundId: string, now: Date): boolean {
  const found = refundIn(link, refundId)
  if (!found || refundStatus(found, now) !== 'pending') return false
  found.isFailed = true
  schedule(state, { name: 'refund.failed', linkId: link.id, refundId }, now.getTime())
  return true
}

export const refundIn = ({ payments }: StandInLink, refundId: string | null): StandInRefund | undefined =>
  payments.flatMap(({ refunds }) => refunds).find(({ id }) => id === refundId)

/** A page that was paid does not expire, and a refund that failed is not processed. */
function isTrue({ name, refundId }: StandInEvent, link: StandInLink, now: Date): boolean {
  if (name === 'payment_link.expired') return linkStatus(link, now) === 'expired'
  if (name !== 'refund.processed') return true
  const found = refundIn(link, refundId)
  return found !== undefined && refundStatus(found, now) === 'processed'
}

/** The events to send now. Those that did not come true are removed. */
export function dueEvents(state: StandInState, now: Date): StandInEvent[] {
  const isDue = ({ dueAt }: StandInEvent) => dueAt <= now.getTime()
  const came = (event: StandInEvent) => {
    const link = state.links[event.linkId]
    return link !== undefined && isTrue(event, link, now)
  }
  state.events = state.events.filter((event) => !isDue(event) || came(event))
  return state.events.filter(isDue)
}

/** An event that the site did not take is sent again later, for some hours. */
export function noteSent(state: StandInState, eventId: string, isTaken: boolean, now: Date): void {
  state.events = state.events.flatMap((event) => {
    if (event.id !== eventId) return [event]
    if (isTaken || event.tries + 1 >= MOST_TRIES) return []
    return [{ ...event, tries: event.tries + 1, dueAt: now.getTime() + RETRY_MS * 2 ** event.tries }]
  })
}
