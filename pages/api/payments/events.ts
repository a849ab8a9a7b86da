import { paymentEventsCall } from '@/lib/http/calls/payment-events-call'

export const config = { api: { bodyParser: false } }

export default paymentEventsCall
