import * as z from 'zod/mini'
import { withApi } from '@/lib/http/calls/with-api'
import { payStateOf } from '@/lib/page-handlers/payments/pay-page'
import { readPaymentPage } from '@/lib/use-cases/payments/read-payment'

export const config = { api: { bodyParser: false } }

export default withApi({ body: z.object({ id: z.string() }) }, async ({ body, deps }) => {
  const found = await readPaymentPage(deps, body.id)
  return found ? { state: payStateOf(found, { now: deps.now, hasReturned: false }) } : { kind: 'not_found' }
})
