import { ready } from '@/lib/http/calls/probes'

export const config = { api: { bodyParser: false } }

export default ready
