import { identityCall } from '@/lib/http/identity-call'

export const config = { api: { bodyParser: false } }

export default identityCall
