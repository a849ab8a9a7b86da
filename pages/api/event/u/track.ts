import { withApi } from '@/lib/http/with-api'
import { trackEvent } from '@/lib/server/track-event'
import { eventBody } from '@/lib/steps/call-inputs'

export const config = { api: { bodyParser: false } }

export default withApi(eventBody, ({ deps, network, body: { name, path, properties } }) =>
  trackEvent(deps, network, { name, path, treatment: properties['Treatment Name'], variant: properties.Variant }),
)
