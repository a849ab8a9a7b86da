import { withDeskApi } from '@/lib/http/calls/with-desk-api'
import { patientCall, patientInput } from '@/lib/page-handlers/desk/patient/patient-call'

export const config = { api: { bodyParser: false } }

export default withDeskApi({ body: patientInput }, patientCall)
