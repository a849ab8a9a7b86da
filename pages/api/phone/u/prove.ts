import { withApi } from '@/lib/http/with-api'
import { codeBody } from '@/lib/screens/calls/inputs'
import { checkProofCode } from '@/lib/use-cases/session/prove-number'

export const config = { api: { bodyParser: false } }

export default withApi({ body: codeBody, done: ['proved'] }, async ({ deps, owner, body }) =>
  checkProofCode(deps, { owner: owner(), ...body }),
)
