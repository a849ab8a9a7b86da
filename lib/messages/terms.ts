// On what terms each kind of message goes out: whose it may be, and whether it waits for the morning.
import { INTERRUPTION_KINDS, type MessageKind, readMessage } from '@/lib/db/message-kinds'
import type { OutboxRow } from '@/lib/db/queries/outbox'
import { instantOf } from '@/lib/domain/clinic-time'
import type { SendingAct } from '@/lib/messages/budget'

type Terms = {
  /**
   * Who asked for it: `anybody`, because strangers can book for any number; the number's `owner`; or nobody, and the `chain`
   * reminds.
   */
  by: 'anybody' | 'owner' | 'chain'
  /**
   * Goes out at once at any hour: a code, or the answer to what the patient did just now; `near`: where its visit is. Anything else
   * waits for the morning.
   */
  atNight: boolean | 'near'
}
const ANSWER: Terms = { by: 'anybody', atNight: true }
const OWN_ANSWER: Terms = { by: 'owner', atNight: true }
/** Costs nothing, and rings nobody: it is counted by the booking that it tells of. */
const MAIL: Terms = OWN_ANSWER
const REMINDER: Terms = { by: 'chain', atNight: false }
const MET: Terms = { by: 'chain', atNight: 'near' }
/** Whose visit is nearer than this is told at night, too. */
const NEAR_MS = 12 * 3_600_000

export const TERMS: Record<MessageKind, Terms> = {
  booking_confirmed: ANSWER,
  booking_moved: ANSWER,
  booking_cancelled: ANSWER,
  booking_party: ANSWER,
  booking_link: ANSWER,
  call_asked: ANSWER,
  booking_summary: ANSWER,
  mail_confirmed: MAIL,
  mail_moved: MAIL,
  mail_cancelled: MAIL,
  reminder_day: REMINDER,
  reminder_hours: REMINDER,
  how_was_it: REMINDER,
  new_times: MET,
  time_stands: MET,
  // It is written by day alone, and expires (lib/use-cases/waitlist/offer.ts).
  earlier_time: { by: 'chain', atNight: true },
  membership_activated: OWN_ANSWER,
  referral_rewarded: { by: 'owner', atNight: false },
  account_deleted: OWN_ANSWER,
  code: OWN_ANSWER,
}

/** Whether it is left until the morning, in the quiet hours. */
export function waitsForMorning(
  { kind, personal_payload }: Pick<OutboxRow, 'kind' | 'personal_payload'>,
  now: Date,
): boolean {
  const met = INTERRUPTION_KINDS.find((each) => each === kind)
  if (!met) return TERMS[kind].atNight === false
  const { date, start } = readMessage(met, personal_payload).payload
  return instantOf(date, start).getTime() - now.getTime() > NEAR_MS
}

/** The limit that counts it. Strangers take nothing of what a number's owner's own acts are told by, reminders of neither, and questions of none. */
export function actOf(kind: MessageKind, isOwn: boolean): SendingAct {
  const { by } = TERMS[kind]
  if (kind === 'how_was_it') return 'question'
  if (by === 'chain') return 'reminder'
  return by === 'anybody' && !isOwn ? 'notice' : 'own_notice'
}
