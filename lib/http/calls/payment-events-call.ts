// The payment gateway posts its events here. Only their signature counts: no cookie, no address, no limit.
import type { NextApiHandler } from 'next'
import { PAYMENT_EVENTS } from '@/lib/addresses/calls'
import { isDatabaseUnavailable, logUnable } from '@/lib/db/unavailable'
import { unknownCall } from '@/lib/http/calls/with-api'
import { readBody } from '@/lib/http/forms/body'
import { logFault } from '@/lib/http/forms/fault'
import { noteHint } from '@/lib/use-cases/payments/hint'
import { runtime } from '@/lib/use-cases/runtime'

/** The gateway sends an event again unless the answer is 2xx. */
export const paymentEventsCall: NextApiHandler = async (req, res) => {
  const { db, gateway } = runtime()
  if (gateway === null) return unknownCall(req, res)
  res.setHeader('Cache-Control', 'no-store')
  if (req.method !== 'POST') {
    res.setHeader('Allow', 'POST')
    return res.status(405).end()
  }
  try {
    const body = await readBody(req)
    if (body === 'too_large') return res.status(413).end()
    const signature = req.headers['x-razorpay-signature']
    const hint = gateway.readEvent(body.text, typeof signature === 'string' ? signature : undefined)
    if (hint === null) return res.status(401).end()
    await noteHint({ db, now: new Date() }, hint)
    res.status(200).end()
  } catch (error) {
    const isAway = isDatabaseUnavailable(error)
    if (isAway) logUnable(error, new Date())
    else logFault(PAYMENT_EVENTS, error)
    res.status(isAway ? 503 : 500).end()
  }
}
