// Amplify's API client, loaded when a call goes through it. The endpoint and the bearer stand in lib/browser/pool/configuration.ts.
import { post } from 'aws-amplify/api'
import { configureAmplify } from '@/lib/browser/pool/configuration'
import { type JsonValue, readAnswer } from '@/lib/typed/own-json'

/** Posts JSON to `base_url`; one attempt, because a call may book. Throws what Amplify throws. */
export async function postThroughAmplify<T>(path: string, body: Record<string, JsonValue>): Promise<T> {
  configureAmplify()
  const { body: answer } = await post({
    apiName: 'base_url',
    path,
    options: { body, retryStrategy: { strategy: 'no-retry' } },
  }).response
  return readAnswer(answer)
}
