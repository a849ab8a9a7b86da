import { unknownCall } from '@/lib/http/calls/with-api'

export const config = { api: { bodyParser: false } }

export default unknownCall
