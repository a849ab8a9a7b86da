import type { TriggerPorts, VerifyEvent } from '@/lib/user-pool/triggers/events'
import { isCode } from '@/lib/user-pool/triggers/sent-code'

function isRight(ports: TriggerPorts, { request }: VerifyEvent): boolean {
  const { salt = '', hash = '', expiresAt = '' } = request.privateChallengeParameters
  const known = isCode(ports.secret, { salt, hash }, request.challengeAnswer.trim())
  return known && !request.userNotFound && ports.now().getTime() < Date.parse(expiresAt)
}

export const verifyChallenge =
  (ports: TriggerPorts) =>
  async (event: VerifyEvent): Promise<VerifyEvent> => {
    const answerCorrect = isRight(ports, event)
    // An account that anybody prepared under the number before this proof is reset.
    if (answerCorrect && event.request.userAttributes.phone_number_verified !== 'true')
      await ports.claim(event.userName)
    return { ...event, response: { answerCorrect } }
  }
