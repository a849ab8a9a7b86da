// Whether the SMS gateway takes messages now, as this process saw it at its last tries.
import { type MessageText, RefusedNumber, SendError } from '@/lib/messages/transport'
import { processWide } from '@/lib/typed/process-wide'

/** So long one failed try says something: what waits is tried again within half a minute while a code is good. */
const LASTS_MS = 5 * 60_000
/** A gateway that answers so works: it refuses this one message. */
const OF_THE_MESSAGE: readonly unknown[] = [400, 404, 410, 422]

const state = processWide<{ failedAt: number | null }>('sms gateway', { failedAt: null })

/** Notes what came of a try to hand an SMS over; `error` null where the gateway took it. */
export function noteHandOver({ channel }: Pick<MessageText, 'channel'>, error: unknown, now: Date): void {
  if (channel !== 'sms') return
  if (error === null) state.failedAt = null
  else if (error instanceof RefusedNumber || (error instanceof SendError && OF_THE_MESSAGE.includes(error.status)))
    return
  else state.failedAt = now.getTime()
}

/** Whether the last SMS of these five minutes could not be handed over. */
export const isSmsFailing = (now: Date): boolean =>
  state.failedAt !== null && Math.abs(now.getTime() - state.failedAt) < LASTS_MS
