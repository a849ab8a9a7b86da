import { SendError } from '@/lib/messages/transport'

export type Gateway = { name: string; url: string; token?: string | undefined; timeoutMs?: number }

/** DNS failed or no server answered, so nothing was sent. */
const UNSENT: readonly unknown[] = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN']

const errorCode = ({ cause }: Error): unknown => (cause instanceof Error && 'code' in cause ? cause.code : undefined)

/** Resolves on 2xx; otherwise throws SendError. `id` is the same at every try. */
export async function postToGateway(
  { name, url, token, timeoutMs = 10_000 }: Gateway,
  body: { id: string } & Record<string, unknown>,
): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': body.id,
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
    // A redirect would carry number and text to an address that nobody configured.
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    if (error instanceof Error && error.name === 'TimeoutError')
      throw new SendError(`the ${name} gateway did not answer in time`)
    const isRefusal = error instanceof Error && UNSENT.includes(errorCode(error))
    throw new SendError(`the ${name} gateway can't be reached`, { isRefusal })
  })
  await response.body?.cancel().catch(() => undefined)
  const { status } = response
  if (!response.ok) throw new SendError(`the ${name} gateway answered ${status}`, { isRefusal: true, status })
}
