// Razorpay's calls on the stand-in's state, with Razorpay's names.
import { z } from 'zod'
import {
  cancelLink,
  createLink,
  findByReference,
  linkStatus,
  refund,
  refundIn,
  refundStatus,
  refundsOf,
  type StandInEvent,
  type StandInLink,
  type StandInRefund,
  type StandInState,
} from '@/lib/payments/stand-in/core'

/** `path` is below the base address. */
export type StandInCall = { method: string; path: string; query: URLSearchParams; body: unknown }
export type StandInAnswer = { status: number; body: object }
type Around = { now: Date; urlOf(linkId: string): string }

const seconds = (ms: number): number => Math.floor(ms / 1000)
const paise = z.int().min(100)

const newLink = z.object({
  amount: paise,
  currency: z.literal('INR'),
  reference_id: z.string().min(1).max(40),
  description: z.string().max(2048),
  expire_by: z.int(),
  callback_url: z.url(),
  callback_method: z.literal('get'),
})
const newRefund = z.object({ amount: paise, speed: z.literal('normal'), receipt: z.string().min(10) })

function linkEntity(link: StandInLink, { now, urlOf }: Around): object {
  const payments = link.payments.map(({ id, paise, at, isCaptured }) => ({
    payment_id: id,
    plink_id: link.id,
    amount: paise,
    status: isCaptured ? 'captured' : 'failed',
    created_at: seconds(at),
  }))
  return {
    id: link.id,
    amount: link.paise,
    currency: 'INR',
    description: link.description,
    reference_id: link.reference,
    expire_by: seconds(link.expiresAt),
    created_at: seconds(link.createdAt),
    callback_url: link.returnTo,
    callback_method: 'get',
    short_url: urlOf(link.id),
    status: linkStatus(link, now),
    payments: payments.length > 0 ? payments : null,
  }
}

const refundEntity = (made: StandInRefund, now: Date): object => ({
  id: made.id,
  entity: 'refund',
  amount: made.paise,
  currency: 'INR',
  receipt: made.reference,
  status: refundStatus(made, now),
  created_at: seconds(made.at),
})

const refused = (status: number): StandInAnswer => ({ status, body: { error: { code: 'BAD_REQUEST_ERROR' } } })
const ok = (body: object): StandInAnswer => ({ status: 200, body })

export function answerCall(state: StandInState, call: StandInCall, around: Around): StandInAnswer {
  const { now } = around
  const [, kind = '', id, act] = call.path.split('/')
  const link = id === undefined ? undefined : state.links[id]
  switch (`${call.method} ${kind}${id ? '/:id' : ''}${act ? `/${act}` : ''}`) {
    case 'POST payment_links': {
      const read = newLink.safeParse(call.body)
      if (!read.success) return refused(400)
      const { reference_id: reference, amount, description, expire_by, callback_url: returnTo } = read.data
      const expiresAt = new Date(expire_by * 1000)
      const made = createLink(state, { reference, paise: amount, description, expiresAt, returnTo }, now)
      return made ? ok(linkEntity(made, around)) : refused(400)
    }
    case 'GET payment_links': {
      const found = findByReference(state, call.query.get('reference_id') ?? '')
      return ok({ payment_links: found ? [linkEntity(found, around)] : [] })
    }
    case 'GET payment_links/:id':
      return link ? ok(linkEntity(link, around)) : refused(400)
    case 'POST payment_links/:id/cancel':
      return link && cancelLink(state, link, now) ? ok(linkEntity(link, around)) : refused(400)
    case 'GET payments/:id/refunds': {
      const items = refundsOf(state, id ?? '')
      return items ? ok({ items: items.map((each) => refundEntity(each, now)) }) : refused(400)
    }
    case 'POST payments/:id/refund': {
      const read = newRefund.safeParse(call.body)
      if (!read.success) return refused(400)
      const { receipt: reference, amount } = read.data
      const made = refund(state, { gatewayPaymentId: id ?? '', reference, paise: amount }, now)
      return made ? ok(refundEntity(made, now)) : refused(400)
    }
    default:
      return refused(404)
  }
}

export function eventBody(state: StandInState, { name, linkId, refundId }: StandInEvent, around: Around): string {
  const link = state.links[linkId]
  const made = link && refundIn(link, refundId)
  const payload = made
    ? { refund: { entity: refundEntity(made, around.now) } }
    : { payment_link: { entity: link ? linkEntity(link, around) : {} } }
  const body = {
    entity: 'event',
    event: name,
    contains: Object.keys(payload),
    payload,
    created_at: seconds(around.now.getTime()),
  }
  return JSON.stringify(body)
}
