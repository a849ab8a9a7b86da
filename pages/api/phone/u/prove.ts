import { withApi } from '@/lib/http/with-api'
import { checkProofCode } from '@/lib/server/prove-number'
import { codeBody } from '@/lib/steps/call-inputs'

export const config = { api: { bodyParser: false } }

export default withApi(codeBody, async ({ deps, owner, body }) => checkProofCode(deps, { owner: owner(), ...body }))
