import { CLOSURE_MESSAGE_KINDS, type MessageKind, readMessage } from '@/lib/db/message-kinds'
import type { OutboxRow } from '@/lib/db/queries/messages/outbox'
import { instantOf } from '@/lib/domain/clinic-time'
import type { SendingAct } from '@/lib/messages/budget'

/** `anybody`: an unproved booking, for any number; `owner`: signed in, or with a proved number; `clinic`: staff. */
export type Cause = 'anybody' | 'owner' | 'clinic'

type Terms = {
  /** The limit that counts the message, by cause. None for an e-mail, which its booking's limit covers. */
  paidBy: Partial<Record<Cause, SendingAct>>
  /** True for a code or an answer to the patient's act; `near` if the visit is near. Others wait for the morning. */
  atNight: boolean | 'near'
}
const CHANGE: Terms = {
  paidBy: { anybody: 'notice', owner: 'own_notice', clinic: 'clinic_notice' },
  atNight: true,
}
const ANSWER: Terms = { paidBy: { anybody: 'notice', owner: 'own_notice' }, atNight: true }
const REPLY: Terms = { paidBy: { owner: 'own_notice' }, atNight: true }
const MAIL: Terms = { paidBy: {}, atNight: true }
const REMINDER: Terms = { paidBy: { anybody: 'reminder', owner: 'own_reminder' }, atNight: false }
const CLOSURE_MESSAGE: Terms = { paidBy: { clinic: 'clinic_notice' }, atNight: 'near' }
/** Written for a visit within three hours, and expires with it. */
const DELAY: Terms = { paidBy: { clinic: 'clinic_notice' }, atNight: true }
const NEAR_MS = 12 * 3_600_000

export const TERMS: Record<MessageKind, Terms> = {
  booking_confirmed: CHANGE,
  booking_moved: CHANGE,
  booking_cancelled: CHANGE,
  booking_companions: ANSWER,
  booking_link: { paidBy: { anybody: 'notice' }, atNight: true },
  call_asked: { paidBy: { anybody: 'notice' }, atNight: true },
  booking_summary: ANSWER,
  mail_confirmed: MAIL,
  mail_moved: MAIL,
  mail_cancelled: MAIL,
  reminder_day: REMINDER,
  reminder_hours: REMINDER,
  how_was_it: { paidBy: { clinic: 'question' }, atNight: false },
  recall_first: { paidBy: { clinic: 'recall' }, atNight: false },
  recall_second: { paidBy: { clinic: 'recall' }, atNight: false },
  new_times: CLOSURE_MESSAGE,
  time_stands: CLOSURE_MESSAGE,
  running_late: DELAY,
  on_time_again: DELAY,
  // The offer is written only by day, and expires (lib/use-cases/waitlist/offer.ts).
  earlier_time: { paidBy: { owner: 'offer' }, atNight: true },
  membership_activated: REPLY,
  referral_rewarded: { paidBy: { owner: 'own_notice' }, atNight: false },
  account_deleted: REPLY,
  // Counted on request; a booking's code counts as `booking_code`.
  code: { paidBy: { anybody: 'code', owner: 'own_code' }, atNight: true },
}

export function waitsForMorning(
  { kind, personal_payload }: Pick<OutboxRow, 'kind' | 'personal_payload'>,
  now: Date,
): boolean {
  const affected = CLOSURE_MESSAGE_KINDS.find((each) => each === kind)
  if (!affected) return TERMS[kind].atNight === false
  const { date, start } = readMessage(affected, personal_payload).payload
  return instantOf(date, start).getTime() - now.getTime() > NEAR_MS
}

/** Falls back to a cause that the kind has. Throws for an e-mail. */
export function actOf(kind: MessageKind, cause: Cause): SendingAct {
  const { paidBy } = TERMS[kind]
  const act = paidBy[cause] ?? paidBy.anybody ?? paidBy.owner ?? paidBy.clinic
  if (!act) throw new Error(`No limit counts ${kind}`)
  return act
}
