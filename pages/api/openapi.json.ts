import { documentCall } from '@/lib/pages/calls/api-document'

export const config = { api: { bodyParser: false } }

export default documentCall
