import { withApi } from '@/lib/http/with-api'
import { releaseHold } from '@/lib/server/release-hold'
import { releaseBody } from '@/lib/steps/call-inputs'

export const config = { api: { bodyParser: false } }

export default withApi(releaseBody, ({ deps, owner, body }) => releaseHold(deps, { owner: owner(), sid: body.sid }))
