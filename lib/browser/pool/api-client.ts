// Amplify's API client, loaded when a call goes through it. The endpoint and the bearer stand in lib/browser/pool/configuration.ts.
import { post } from 'aws-amplify/api'
import { configureAmplify } from '@/lib/browser/pool/configuration'

/** Posts JSON to `base_url`; one attempt, because a call may book. Throws what Amplify throws. */
export async function postThroughAmplify(path: string, body: Record<string, unknown>): Promise<unknown> {
  configureAmplify()
  const { body: answer } = await post({
    apiName: 'base_url',
    path,
    options: { body: body as never, retryStrategy: { strategy: 'no-retry' } },
  }).response
  return answer.json()
}
