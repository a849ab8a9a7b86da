import { tokenCall } from '@/lib/http/oauth-call'

export const config = { api: { bodyParser: false } }

export default tokenCall
