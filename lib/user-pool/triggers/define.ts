// Which step of a custom sign-in comes next. A proved password, or none at all, leads to the code; three wrong codes end it.
import { CODE } from '@/lib/catalogue/codes'
import type { DefineEvent } from '@/lib/user-pool/triggers/events'

const ASKS_CODE = 'CUSTOM_CHALLENGE'

function decide({ session, userNotFound }: DefineEvent['request']): DefineEvent['response'] {
  const last = session.at(-1)
  const ask = (challengeName: string) => ({ challengeName, issueTokens: false, failAuthentication: false })
  const fail = { issueTokens: false, failAuthentication: true }
  if (!last) return ask(ASKS_CODE)
  if (last.challengeName === 'SRP_A') return last.challengeResult ? ask('PASSWORD_VERIFIER') : fail
  if (last.challengeName === 'PASSWORD_VERIFIER') return last.challengeResult ? ask(ASKS_CODE) : fail
  if (last.challengeName !== ASKS_CODE) return fail
  if (last.challengeResult) return userNotFound ? fail : { issueTokens: true, failAuthentication: false }
  return session.filter(({ challengeName }) => challengeName === ASKS_CODE).length < CODE.tries ? ask(ASKS_CODE) : fail
}

/** DefineAuthChallenge. */
export const defineChallenge = async (event: DefineEvent): Promise<DefineEvent> => ({
  ...event,
  response: decide(event.request),
})
