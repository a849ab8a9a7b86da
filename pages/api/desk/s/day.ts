import { withDeskApi } from '@/lib/http/calls/with-desk-api'
import { dayCall, dayInput } from '@/lib/page-handlers/desk/calls/day-call'

export const config = { api: { bodyParser: false } }

export default withDeskApi({ body: dayInput }, dayCall)
