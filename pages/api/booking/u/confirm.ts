import type { Answers } from '@/flows/params'
import { canPayOnline } from '@/lib/catalogue/treatments/payments'
import { withApi } from '@/lib/http/calls/with-api'
import { BOOKING_CALLS } from '@/lib/page-handlers/calls/booking-calls'
import { placeIdOf } from '@/lib/page-handlers/calls/inputs'
import { firstPayment } from '@/lib/page-handlers/payments/pay-online'
import { bookingBlocker, confirmInputOf } from '@/lib/page-handlers/steps/confirm-input'
import { causeText } from '@/lib/texts/answers'
import { confirmBooking } from '@/lib/use-cases/booking/confirm'
import { runtime } from '@/lib/use-cases/runtime'

export const config = { api: { bodyParser: false } }

export default withApi(
  BOOKING_CALLS['booking/u/confirm'],
  async ({ deps, owner, network, device, patient, hasProved, language, texts, body }) => {
    const placeId = await placeIdOf(deps, body)
    if (placeId === null) return { kind: 'not_found' }
    const { flow, name, age, phone, end, attribution, ...input } = body
    const answers: Answers = { ...input, location: body.zone === undefined ? 'clinic' : 'at_home' }
    const refused = bookingBlocker(flow, answers)
    if (refused) {
      const sentences = Object.entries(refused).map(([field, cause]) => [field, causeText(texts, field, cause)])
      return { kind: 'invalid', fields: Object.fromEntries(sentences) }
    }
    const outcome = await confirmBooking(
      deps,
      confirmInputOf({
        flow,
        owner: owner(),
        network,
        placeId,
        name,
        age,
        phone,
        language,
        end,
        answers,
        proved: await hasProved(phone),
        attribution,
        device,
        uid: (await patient())?.uid,
        canPayOnline: canPayOnline(runtime().gateway),
      }),
    )
    if (outcome.kind !== 'confirmed') return outcome
    return { reference: outcome.reference, ...(await firstPayment(deps, outcome.id)) }
  },
)
