import { userPoolCall } from '@/lib/http/identity-call'

export const config = { api: { bodyParser: false } }

export default userPoolCall
