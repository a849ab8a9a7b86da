import { documentCall } from '@/lib/page-handlers/calls/api-document'

export const config = { api: { bodyParser: false } }

export default documentCall
