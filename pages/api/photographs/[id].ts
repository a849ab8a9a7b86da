import { photographCall } from '@/lib/http/photograph-call'

export const config = { api: { bodyParser: false } }

export default photographCall
