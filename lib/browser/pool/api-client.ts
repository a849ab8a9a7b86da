// Amplify's API client, loaded when a call goes through it. The endpoints and the bearer stand in
// lib/browser/pool/configuration.ts.
import { post } from 'aws-amplify/api'
import { baseOf } from '@/lib/addresses/bases'
import type { CallName } from '@/lib/addresses/calls'
import { CLOUD, isSigning } from '@/lib/browser/pool/cloud'
import { configureAmplify, withCredentials } from '@/lib/browser/pool/configuration'
import { type JsonValue, readAnswer } from '@/lib/types/trusted-json'

/** The search is signed with the identity pool's credentials (service es), where such a pool is set. */
const isSigned = (name: CallName): boolean => baseOf(name) === 'elasticsearch' && isSigning(CLOUD)

/** Posts JSON to the call's base; one attempt, because a call may book. Throws what Amplify throws. */
export async function postThroughAmplify<T>(name: CallName, body: Record<string, JsonValue>): Promise<T> {
  configureAmplify()
  const ask = (defaultAuthMode: 'iam' | 'none') =>
    post({
      apiName: baseOf(name),
      path: `/${name}`,
      options: { body, defaultAuthMode, retryStrategy: { strategy: 'no-retry' } },
    }).response
  const answered = await (isSigned(name) ? withCredentials(() => ask('iam')) : ask('none'))
  return readAnswer(answered.body)
}
