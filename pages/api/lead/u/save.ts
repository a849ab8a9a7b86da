import { withApi } from '@/lib/http/calls/with-api'
import { leadBody, refusedCity } from '@/lib/page-handlers/calls/inputs'
import { saveLead } from '@/lib/use-cases/leads/save'

export const config = { api: { bodyParser: false } }

export default withApi({ body: leadBody }, async ({ deps, owner, network, language, texts, body }) => {
  const refused = await refusedCity(texts, deps, body.city)
  if (refused) return refused
  const { phone, name, flow, attribution = {}, consent: _agreed, ...answers } = body
  const { kind } = await saveLead(deps, {
    phone,
    owner: owner(),
    network,
    language,
    name,
    flow,
    step: 'lead/u/save',
    answers,
    attribution,
    consentVersion: texts['input-phone'].PHONE.consentVersion,
  })
  return kind === 'saved' ? { saved: true } : { kind }
})
