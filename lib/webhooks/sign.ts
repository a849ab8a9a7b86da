import { hmac } from '@/lib/domain/hmac'

const PREFIX = 'whsec_'

/** Standard Webhooks 1.0.0. `secrets` as in WEBHOOK_SECRET: a signature for each, so that secrets can rotate. */
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
