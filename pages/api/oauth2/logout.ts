import { logoutCall } from '@/lib/http/calls/oauth-call'

export const config = { api: { bodyParser: false } }

export default logoutCall
