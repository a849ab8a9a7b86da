// A proved password, or none at all, leads to the code. Three wrong codes end the sign-in.
import { CODE } from '@/lib/catalogue/codes'
import type { DefineEvent } from '@/lib/user-pool/triggers/events'

const CODE_CHALLENGE = 'CUSTOM_CHALLENGE'

function decide({ session, userNotFound }: DefineEvent['request']): DefineEvent['response'] {
  const last = session.at(-1)
  const ask = (challengeName: string) => ({ challengeName, issueTokens: false, failAuthentication: false })
  const fail = { issueTokens: false, failAuthentication: true }
  if (!last) return ask(CODE_CHALLENGE)
  if (last.challengeName === 'SRP_A') return last.challengeResult ? ask('PASSWORD_VERIFIER') : fail
  if (last.challengeName === 'PASSWORD_VERIFIER') return last.challengeResult ? ask(CODE_CHALLENGE) : fail
  if (last.challengeName !== CODE_CHALLENGE) return fail
  if (last.challengeResult) return userNotFound ? fail : { issueTokens: true, failAuthentication: false }
  return session.filter(({ challengeName }) => challengeName === CODE_CHALLENGE).length < CODE.tries
    ? ask(CODE_CHALLENGE)
    : fail
}

export const defineChallenge = async (event: DefineEvent): Promise<DefineEvent> => ({
  ...event,
  response: decide(event.request),
})
