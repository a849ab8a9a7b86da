import { withApi } from '@/lib/http/with-api'
import { sendProofCode } from '@/lib/server/prove-number'
import { codePort } from '@/lib/server/runtime'
import { phoneBody } from '@/lib/steps/call-inputs'

export const config = { api: { bodyParser: false } }

// Sends a code by SMS that proves the number for this browser.
export default withApi(phoneBody, async ({ deps, owner, network, body }) =>
  sendProofCode(deps, codePort(), { owner: owner(), network, phone: body.phone }),
)
