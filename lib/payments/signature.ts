import { hmac } from '@/lib/domain/hmac'

/** Razorpay signs the raw body of an event with the webhook secret. */
export const signatureOf = (secret: string, rawBody: string): string => hmac(secret, rawBody).toString('hex')
