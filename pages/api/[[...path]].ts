import { unknownCall } from '@/lib/http/with-api'

export const config = { api: { bodyParser: false } }

export default unknownCall
