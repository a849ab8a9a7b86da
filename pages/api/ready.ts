import { ready } from '@/lib/http/probes'

export const config = { api: { bodyParser: false } }

export default ready
