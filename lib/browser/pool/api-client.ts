import { post } from 'aws-amplify/api'
import { baseOf } from '@/lib/addresses/bases'
import type { CallName } from '@/lib/addresses/calls'
import { pageLanguage } from '@/lib/browser/page-language'
import { CLOUD, isSigning } from '@/lib/browser/pool/cloud'
import { configureAmplify, withCredentials } from '@/lib/browser/pool/configuration'
import { type JsonValue, readAnswer } from '@/lib/types/trusted-json'

/** The search is signed with the identity pool's credentials (service es), if a pool is set. */
const isSigned = (name: CallName): boolean => baseOf(name) === 'elasticsearch' && isSigning(CLOUD)

/** One attempt, because a call may book. Throws Amplify's errors. */
export async function postThroughAmplify<T>(name: CallName, body: Record<string, JsonValue>): Promise<T> {
  configureAmplify()
  const ask = (defaultAuthMode: 'iam' | 'none') =>
    post({
      apiName: baseOf(name),
      path: `/${name}`,
      options: { body, headers: pageLanguage(), defaultAuthMode, retryStrategy: { strategy: 'no-retry' } },
    }).response
  const answered = await (isSigned(name) ? withCredentials(() => ask('iam')) : ask('none'))
  return readAnswer(answered.body)
}
