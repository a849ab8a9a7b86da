import { metricsCall } from '@/lib/http/calls/metrics-call'

export const config = { api: { bodyParser: false } }

export default metricsCall
