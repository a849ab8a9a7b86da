// The headers of Standard Webhooks 1.0.0 (standardwebhooks.com), by which who is told knows that this site tells it.
import { hmac } from '@/lib/domain/hmac'

const PREFIX = 'whsec_'

/**
 * `webhook-id` stays the same when an event is tried again; `webhook-timestamp`, in seconds, does not. `secrets` as in
 * WEBHOOK_SECRET: one signature each, so that one can take the other's place.
 */
export function signedHeaders(
  secrets: readonly string[],
  { id, now, body }: { id: string; now: Date; body: string },
): Record<string, string> {
  const seconds = Math.floor(now.getTime() / 1000)
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
    return `v1,${hmac(key, `${id}.${seconds}.${body}`).toString('base64')}`
  })
  return { 'webhook-id': id, 'webhook-timestamp': String(seconds), 'webhook-signature': signatures.join(' ') }
}
