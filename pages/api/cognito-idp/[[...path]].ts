import { userPoolCall } from '@/lib/http/calls/identity-call'

export const config = { api: { bodyParser: false } }

export default userPoolCall
