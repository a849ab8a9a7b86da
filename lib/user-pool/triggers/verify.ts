// Whether the answer is the code that was sent. The first right one proves the number.
import type { TriggerPorts, VerifyEvent } from '@/lib/user-pool/triggers/events'
import { isCode } from '@/lib/user-pool/triggers/sent-code'

function isRight(ports: TriggerPorts, { request }: VerifyEvent): boolean {
  const { salt = '', hash = '', expiresAt = '' } = request.privateChallengeParameters
  const known = isCode(ports.secret, { salt, hash }, request.challengeAnswer.trim())
  return known && !request.userNotFound && ports.now().getTime() < Date.parse(expiresAt)
}

/** VerifyAuthChallengeResponse. */
export const verifyChallenge =
  (ports: TriggerPorts) =>
  async (event: VerifyEvent): Promise<VerifyEvent> => {
    const answerCorrect = isRight(ports, event)
    // Nobody can prepare an account under another's number: what was there before the proof goes.
    if (answerCorrect && event.request.userAttributes.phone_number_verified !== 'true')
      await ports.claim(event.userName)
    return { ...event, response: { answerCorrect } }
  }
