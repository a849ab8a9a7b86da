// Razorpay's REST API (razorpay.com/docs/api). The stand-in answers the same calls at another base address.
import { z } from 'zod'
import { isSame } from '@/lib/domain/hmac'
import type { Gateway, Link, LinkState, RefundState } from '@/lib/payments/port'
import { signatureOf } from '@/lib/payments/signature'

const BASE = 'https://api.razorpay.com/v1'
const TIMEOUT_MS = 8000
/** Razorpay's limit of a list. */
const MOST_REFUNDS = 100

export type RazorpaySettings = {
  keyId: string
  keySecret: string
  webhookSecret: string
  base?: string
  timeoutMs?: number
}

// In lists of payments, Razorpay has sent numbers as text too.
const whole = z.coerce.number().int()
const id = z.string().min(1)
const linkPayment = z.object({ payment_id: id, amount: whole, status: z.string(), created_at: whole })
const link = z.object({
  id,
  short_url: z.url(),
  status: z.enum(['created', 'partially_paid', 'paid', 'expired', 'cancelled']),
  reference_id: z.string().nullish(),
  payments: z.array(linkPayment).nullish(),
})
const links = z.object({ payment_links: z.array(link) })
const refund = z.object({ receipt: z.string().nullish(), status: z.enum(['pending', 'processed', 'failed']) })
const refunds = z.object({ items: z.array(refund) })
const event = z.object({
  payload: z.object({
    payment_link: z.object({ entity: z.object({ id }) }).optional(),
    refund: z.object({ entity: z.object({ receipt: z.string().nullish() }) }).optional(),
  }),
})

const LINK_STATES = {
  created: 'open',
  partially_paid: 'open',
  paid: 'paid',
  expired: 'ended',
  cancelled: 'ended',
} as const satisfies Record<z.infer<typeof link>['status'], LinkState['state']>
const REFUND_STATES = { pending: 'pending', processed: 'done', failed: 'failed' } as const satisfies Record<
  string,
  RefundState
>

/** Its message has no secret and nothing of an answer's body. `status` is undefined if there was no answer. */
class GatewayError extends Error {
  override name = 'GatewayError'
  constructor(
    message: string,
    readonly status?: number,
  ) {
    super(`The payment gateway ${message}`)
  }
}

const isRefused = (error: unknown): boolean => error instanceof GatewayError && error.status === 400

const linkOf = ({ id, short_url }: z.infer<typeof link>): Link => ({ linkId: id, url: short_url })

const stateOf = ({ status, payments }: z.infer<typeof link>): LinkState => ({
  state: LINK_STATES[status],
  captures: (payments ?? [])
    .filter((payment) => payment.status === 'captured')
    .map(({ payment_id, amount, created_at }) => ({
      gatewayPaymentId: payment_id,
      paise: amount,
      at: new Date(created_at * 1000),
    })),
})

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export function razorpay({
  keyId,
  keySecret,
  webhookSecret,
  base = BASE,
  timeoutMs = TIMEOUT_MS,
}: RazorpaySettings): Gateway {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`

  async function call<T>(schema: z.ZodType<T>, path: string, body?: object, more?: Record<string, string>): Promise<T> {
    const response = await fetch(`${base}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { Authorization: authorization, 'Content-Type': 'application/json', ...more },
      ...(body ? { body: JSON.stringify(body) } : {}),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(() => null)
    if (!response) throw new GatewayError("can't be reached, or did not answer in time")
    const text = await response.text().catch(() => '')
    if (!response.ok) throw new GatewayError(`answered ${response.status}`, response.status)
    const read = schema.safeParse(parsed(text))
    if (!read.success) throw new GatewayError('sent an answer that the site does not understand')
    return read.data
  }

  const pathOf = (kind: 'payment_links' | 'payments', id: string): string => `/${kind}/${encodeURIComponent(id)}`
  const fetchLink = async (linkId: string) => stateOf(await call(link, pathOf('payment_links', linkId)))

  return {
    fetchLink,

    async createLink({ reference, paise, description, expiresAt, returnTo }) {
      try {
        return linkOf(
          await call(link, '/payment_links', {
            amount: paise,
            currency: 'INR',
            accept_partial: false,
            reference_id: reference,
            description,
            expire_by: Math.floor(expiresAt.getTime() / 1000),
            callback_url: returnTo,
            callback_method: 'get',
            notify: { sms: false, email: false },
            reminder_enable: false,
          }),
        )
      } catch (error) {
        if (!isRefused(error)) throw error
        // Razorpay refuses a reference that it has, for example if its first answer was lost.
        const found = await call(links, `/payment_links?${new URLSearchParams({ reference_id: reference })}`)
        const made = found.payment_links.find(({ reference_id }) => reference_id === reference)
        if (!made) throw error
        return linkOf(made)
      }
    },

    async cancelLink(linkId) {
      try {
        return stateOf(await call(link, `${pathOf('payment_links', linkId)}/cancel`, {}))
      } catch (error) {
        if (!isRefused(error)) throw error
        return fetchLink(linkId)
      }
    },

    // The answer to a repeated key would be the first one, so the list tells how the refund stands now.
    async refund({ reference, gatewayPaymentId, paise }) {
      const path = pathOf('payments', gatewayPaymentId)
      const { items } = await call(refunds, `${path}/refunds?count=${MOST_REFUNDS}`)
      const sent =
        items.find(({ receipt }) => receipt === reference) ??
        (await call(
          refund,
          `${path}/refund`,
          { amount: paise, speed: 'normal', receipt: reference },
          { 'X-Refund-Idempotency': reference },
        ))
      return REFUND_STATES[sent.status]
    },

    readEvent(rawBody, signature) {
      if (signature === undefined || !isSame(signature, signatureOf(webhookSecret, rawBody))) return null
      const payload = event.safeParse(parsed(rawBody)).data?.payload
      return {
        linkId: payload?.payment_link?.entity.id ?? null,
        refundReference: payload?.refund?.entity.receipt ?? null,
      }
    },
  }
}
