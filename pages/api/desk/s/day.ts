import { withDeskApi } from '@/lib/http/with-desk-api'
import { dayCall, dayInput } from '@/lib/pages/desk/day-call'

export const config = { api: { bodyParser: false } }

export default withDeskApi({ body: dayInput }, dayCall)
