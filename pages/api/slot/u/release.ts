import { withApi } from '@/lib/http/with-api'
import { releaseBody } from '@/lib/screens/calls/inputs'
import { releaseHold } from '@/lib/use-cases/booking/release-hold'

export const config = { api: { bodyParser: false } }

export default withApi({ body: releaseBody, done: ['released'] }, ({ deps, owner, body }) =>
  releaseHold(deps, { owner: owner(), sid: body.sid }),
)
