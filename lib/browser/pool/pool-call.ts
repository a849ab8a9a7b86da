// For calls that Amplify does not make, or whose failure it hides.
import { CLOUD } from '@/lib/browser/pool/cloud'
import { poolEndpoint } from '@/lib/browser/pool/configuration'
import { withAttempts } from '@/lib/browser/pool/retry'
import { readAnswer } from '@/lib/types/trusted-json'

type PoolRefusal = { __type?: unknown; message?: unknown; Message?: unknown }

/** One attempt. Throws an Error with the pool's name and text. */
export async function callPoolOnce<T extends object>(operation: string, body: Record<string, unknown>): Promise<T> {
  const response = await fetch(poolEndpoint(CLOUD), {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      'Cache-Control': 'no-store',
    },
    body: JSON.stringify(body),
    keepalive: true,
  })
  const answer = await readAnswer<T & PoolRefusal>({ json: () => response.json().catch(() => ({})) })
  if (response.ok) return answer
  const error = new Error(String(answer.message ?? answer.Message ?? ''))
  error.name = String(answer.__type ?? 'Unknown').replace(/^.*#/, '')
  throw Object.assign(error, { metadata: { httpStatusCode: response.status } })
}

export const callPool = <T extends object>(operation: string, body: Record<string, unknown>): Promise<T> =>
  withAttempts(() => callPoolOnce<T>(operation, body))
