import { withPatientApi } from '@/lib/http/with-api'
import { userRecordOf } from '@/lib/server/get-user'
import { userBody } from '@/lib/steps/call-inputs'

export const config = { api: { bodyParser: false } }

export default withPatientApi(userBody, async ({ signedIn }) => userRecordOf(signedIn))
