import { withApi } from '@/lib/http/with-api'
import { confirmBooking } from '@/lib/server/confirm-booking'
import { confirmBody, placeIdOf } from '@/lib/steps/call-inputs'
import { confirmInputOf } from '@/lib/steps/confirm-input'

export const config = { api: { bodyParser: false } }

export default withApi(confirmBody, async ({ deps, owner, patient, body }) => {
  const placeId = await placeIdOf(deps, body)
  if (placeId === null) return { kind: 'not_found' }
  const { flow, name, phone, attribution, ...answers } = body
  const location = body.zone === undefined ? 'clinic' : 'at_home'
  const outcome = await confirmBooking(
    deps,
    confirmInputOf({
      flow,
      owner: owner(),
      placeId,
      name,
      phone,
      answers: { ...answers, location },
      attribution,
      uid: (await patient())?.uid,
    }),
  )
  return outcome.kind === 'confirmed' ? { reference: outcome.reference } : outcome
})
