import { metricsCall } from '@/lib/http/metrics-call'

export const config = { api: { bodyParser: false } }

export default metricsCall
