// What Amplify is told of this site: the API bases of spec section 3, which are the site's own calls by default.
import { Amplify } from 'aws-amplify'

const REGION = 'ap-south-1'
let isConfigured = false

/** Configures Amplify, once a page load. */
export function configureAmplify(): void {
  if (isConfigured) return
  isConfigured = true
  const own = { endpoint: `${window.location.origin}/api`, region: REGION }
  Amplify.configure({
    API: { REST: { backend: own, base_url: own, elasticsearch: { ...own, service: 'es' } } },
  })
}
