import { revokeCall } from '@/lib/http/oauth-call'

export const config = { api: { bodyParser: false } }

export default revokeCall
