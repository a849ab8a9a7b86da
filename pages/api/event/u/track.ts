import { withApi } from '@/lib/http/calls/with-api'
import { eventBody } from '@/lib/page-handlers/calls/inputs'
import { trackEvent } from '@/lib/use-cases/leads/track-event'

export const config = { api: { bodyParser: false } }

export default withApi(
  { body: eventBody, done: ['tracked'] },
  ({ deps, network, device, body: { properties, ...event } }) =>
    trackEvent(deps, network, {
      ...event,
      device,
      treatment: properties['Treatment Name'],
      variant: properties.Variant,
    }),
)
