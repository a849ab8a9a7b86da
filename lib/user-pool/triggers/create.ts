// Sends the code of a sign-in, once: the rounds after a wrong answer wait for the same one.
import { CODE, STEP_MINUTES } from '@/lib/catalogue/codes'
import { randomCode } from '@/lib/domain/account/random-code'
import { isFailing } from '@/lib/log/dependencies'
import { mask } from '@/lib/user-pool/codes'
import type { CreateEvent, TriggerPorts } from '@/lib/user-pool/triggers/events'
import { type CodeRecord, hashCode, readSentCode } from '@/lib/user-pool/triggers/sent-code'

async function send(ports: TriggerPorts, { request, userName }: CreateEvent): Promise<CodeRecord> {
  const to = request.userAttributes.phone_number ?? userName
  const resendAt = await ports.countSend(to)
  const code = randomCode()
  const now = ports.now().getTime()
  const expiresAt = new Date(now + CODE.lifeMs)
  // The message says what the screen says: after that the sign-in begins again. The code itself outlives a wrong answer's
  // new round.
  const toldUntil = new Date(now + STEP_MINUTES * 60_000)
  // Nobody's number gets no message, and otherwise the same answer.
  await (request.userNotFound ? ports.pretend() : ports.sendCode(to, code, toldUntil))
  return {
    ...hashCode(ports.secret, code),
    expiresAt: expiresAt.toISOString(),
    resendAt: resendAt.toISOString(),
    masked: mask(to),
  }
}

/** CreateAuthChallenge. */
export const createChallenge =
  (ports: TriggerPorts) =>
  async (event: CreateEvent): Promise<CreateEvent> => {
    const earlier = event.request.session.findLast(({ challengeName }) => challengeName === 'CUSTOM_CHALLENGE')
    const { salt, hash, masked, resendAt, expiresAt } =
      readSentCode(earlier?.challengeMetadata) ?? (await send(ports, event))
    return {
      ...event,
      response: {
        // Known of the codes before this one: whoever asks needs not wait until its own is handed over.
        publicChallengeParameters: { masked, resendAt, expiresAt, ...(isFailing('sms') && { late: 'true' }) },
        privateChallengeParameters: { salt, hash, expiresAt },
        challengeMetadata: JSON.stringify({ salt, hash, masked, resendAt, expiresAt }),
      },
    }
  }
