// One code for a sign-in: the rounds after a wrong answer wait for the same one.
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
  // The message names the time that the screen names, after which the sign-in begins again. The code lasts
  // longer, for the round after a wrong answer.
  const toldUntil = new Date(now + STEP_MINUTES * 60_000)
  // An unknown number gets no message, but the same answer.
  await (request.userNotFound ? ports.pretend() : ports.sendCode(to, code, toldUntil))
  return {
    ...hashCode(ports.secret, code),
    expiresAt: expiresAt.toISOString(),
    resendAt: resendAt.toISOString(),
    masked: mask(to),
  }
}

export const createChallenge =
  (ports: TriggerPorts) =>
  async (event: CreateEvent): Promise<CreateEvent> => {
    const earlier = event.request.session.findLast(({ challengeName }) => challengeName === 'CUSTOM_CHALLENGE')
    const { salt, hash, masked, resendAt, expiresAt } =
      readSentCode(earlier?.challengeMetadata) ?? (await send(ports, event))
    return {
      ...event,
      response: {
        // `late` is known from earlier codes: the answer does not wait for this one's delivery.
        publicChallengeParameters: { masked, resendAt, expiresAt, ...(isFailing('sms') && { late: 'true' }) },
        privateChallengeParameters: { salt, hash, expiresAt },
        challengeMetadata: JSON.stringify({ salt, hash, masked, resendAt, expiresAt }),
      },
    }
  }
