import { photographCall } from '@/lib/http/calls/photograph-call'

export const config = { api: { bodyParser: false } }

export default photographCall
