import { withDeskApi } from '@/lib/http/with-desk-api'
import { dayCall, dayInput } from '@/lib/screens/desk/day-call'

export default withDeskApi({ body: dayInput }, dayCall)
