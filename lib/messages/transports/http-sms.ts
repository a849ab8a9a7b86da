// SMS by a provider that takes a POST with JSON. What the body holds is told in README.md, "Messages".
import { chain } from '@/lib/catalogue/chain'
import { SendError, type Transport } from '@/lib/messages/transport'

type Gateway = { url: string; token?: string | undefined; sender: string; timeoutMs?: number }

/** Taken is what any 2xx says. */
export function httpSms({ url, token, sender, timeoutMs = 10_000 }: Gateway): Transport {
  return {
    keepsText: false,
    async send({ id, to, text, templateId }) {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Idempotency-Key': id,
          ...(token ? { Authorization: `Bearer ${token}` } : {}),
        },
        body: JSON.stringify({ id, to, sender, text, template_id: templateId, entity_id: chain().sms.entityId }),
        // A redirect would carry number and text to an address that nobody configured.
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      }).catch((error: unknown) => {
        const late = error instanceof Error && error.name === 'TimeoutError'
        throw new SendError(late ? 'the SMS gateway did not answer in time' : 'the SMS gateway can not be reached')
      })
      await response.body?.cancel().catch(() => undefined)
      if (!response.ok) throw new SendError(`the SMS gateway answered ${response.status}`, { isRefusal: true })
    },
  }
}
