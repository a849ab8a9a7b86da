// Payloads are checked before a patient reads them.
import { z } from 'zod'

const text = z.string().min(1)

/** Older rows lack the type: a clinic has an address, a home visit none. */
const withType = (payload: unknown): unknown =>
  typeof payload === 'object' && payload !== null && 'address' in payload && !('type' in payload)
    ? { ...payload, type: payload.address === null ? 'at_home' : 'clinic' }
    : payload

/** Letters only, so that no link, number or sentence fits in (lib/messages/safe-names.ts). */
const firstName = z
  .string()
  .regex(/^(?:[\p{L}\p{M}'’-]|\u200C|\u200D){1,15}$/u)
  .brand<'FirstName'>()
export type FirstName = z.output<typeof firstName>
export const readFirstName = (name: string): FirstName | null => firstName.safeParse(name).data ?? null

/** The patient, if somebody else booked; null if the recipient is the patient. */
const other = z
  .object({ firstName: firstName.nullable().default(null), age: z.number().nullable() })
  .nullable()
  .default(null)
export type Other = z.output<typeof other>

/** `manage`: path and query without the origin. `date`, `start`: clinic-local. */
const visit = z.preprocess(
  withType,
  z.object({
    reference: text,
    type: z.enum(['clinic', 'video', 'at_home']),
    place: text,
    // Null for a home visit: messages never carry the patient's own address.
    address: z.string().nullable(),
    date: text,
    start: text,
    other,
    /** Older rows lack it; none of them was for an emergency. */
    isEmergency: z.boolean().default(false),
    manage: text,
  }),
)
/** Filled in when sent. `attends`: attendance is confirmed already, so the message does not ask. */
const reminder = z.object({
  reference: text,
  type: z.enum(['clinic', 'video', 'at_home']),
  place: z.string(),
  date: text,
  start: text,
  manage: text,
  attends: z.boolean(),
  other,
  /** The number of companions on that day from this time on, the patient included. */
  groupSize: z.number().default(1),
})
/** Filled in when sent. The first of `count` people attends at `start`, the last at `last`. */
const companionVisit = z.object({
  reference: text,
  type: z.enum(['clinic', 'at_home']),
  place: z.string(),
  count: z.number(),
  people: z.array(other).default([]),
  date: text,
  start: text,
  last: text,
  manage: text,
})
/** Filled in when sent. `visit`: path and query of the page to answer on. */
const howWasIt = z.object({ date: text, visit: text, hasLeft: z.boolean().default(false) })
/** Filled in when sent. `recall`: path and query of the page that books or stops. */
const recall = z.object({ recall: text })
/** `times`: the nearest first. `date`, `start`: the appointment that the clinic can't keep. */
const newTimes = z.object({
  reference: text,
  date: text,
  start: text,
  manage: text,
  times: z.array(z.object({ date: text, start: text })),
  other,
})
/** `start`: clinic-local, when the visit will begin. `minutes`: how late that is. */
const delay = z.object({ reference: text, start: text, minutes: z.number(), manage: text, other })
/** A calendar entry, filled in when sent. Moments are ISO 8601; `nth` is the seat's, `phone` the clinic's. */
const mail = z.object({
  reference: text,
  type: z.enum(['clinic', 'video', 'at_home']),
  place: z.string(),
  locality: z.string().default(''),
  phone: z.string().default(''),
  startsAt: text,
  endsAt: text,
  nth: z.number(),
  other,
  changedAt: text,
})
/** The call after a free smile consultation, clinic-local. `from` is null once its hours have begun. */
const call = z.object({ date: text, from: text.nullable(), until: text })
const nothing = z.object({})

const KINDS = {
  booking_confirmed: visit,
  booking_moved: visit,
  booking_cancelled: visit,
  mail_confirmed: mail,
  mail_moved: mail,
  mail_cancelled: mail,
  reminder_day: reminder,
  reminder_hours: reminder,
  how_was_it: howWasIt,
  recall_first: recall,
  recall_second: recall,
  new_times: newTimes,
  time_stands: newTimes.omit({ times: true }),
  /** `until`: clinic-local end of the hold. The subject is the offer's id. */
  earlier_time: z.object({ reference: text, date: text, start: text, until: text, manage: text }),
  running_late: delay,
  on_time_again: delay,
  call_asked: call,
  booking_companions: companionVisit,
  booking_link: z.object({ reference: text, manage: text }),
  booking_summary: z.object({
    visits: z.array(z.object({ date: text, start: text, reference: text, place: z.string() })),
  }),
  membership_activated: z.object({ number: text, validUntil: text }),
  referral_rewarded: nothing,
  account_deleted: nothing,
  code: z.object({
    channel: z.enum(['sms', 'email']),
    code: text,
    purpose: z.enum(['sign_in', 'sign_up', 'reset', 'phone_number', 'email', 'mfa', 'booking', 'manage']),
    until: text,
  }),
}

export type MessageKind = keyof typeof KINDS
export type Messages = { [Kind in MessageKind]: z.output<(typeof KINDS)[Kind]> }
const READERS: { [Kind in MessageKind]: z.ZodType<Messages[Kind]> } = KINDS
export type MessageOf<Kind extends MessageKind = MessageKind> = {
  [K in Kind]: { kind: K; payload: Messages[K] }
}[Kind]

/** Throws where something is missing, so that no patient reads a gap. */
export const readMessage = <Kind extends MessageKind>(kind: Kind, payload: unknown): MessageOf<Kind> => ({
  kind,
  payload: READERS[kind].parse(payload),
})

/** Notifications of a change. The subject is the id of the seat that was taken or given up. */
export const VISIT_KINDS = ['booking_confirmed', 'booking_moved', 'booking_cancelled'] as const
export type VisitKind = (typeof VISIT_KINDS)[number]
/** The e-mail beside each, with the same subject, to the account's address if it has one. */
export const MAIL_KINDS = {
  booking_confirmed: 'mail_confirmed',
  booking_moved: 'mail_moved',
  booking_cancelled: 'mail_cancelled',
} as const satisfies Record<VisitKind, MessageKind>
export type MailKind = (typeof MAIL_KINDS)[VisitKind]
export const isMail = (kind: MessageKind): kind is MailKind => Object.values(MAIL_KINDS).some((each) => each === kind)
export const REMINDER_KINDS = ['reminder_day', 'reminder_hours'] as const
export type ReminderKind = (typeof REMINDER_KINDS)[number]
/** A patient can stop these (lib/use-cases/messages/stop-reminders.ts). Filled in when sent. */
export const STOPPABLE_KINDS = [...REMINDER_KINDS, 'how_was_it'] as const
export type StoppableKind = (typeof STOPPABLE_KINDS)[number]
/** About the next visit of a number that wished it. The subject is the recall's id. Filled in when sent. */
export const RECALL_KINDS = ['recall_first', 'recall_second'] as const
export type RecallKind = (typeof RECALL_KINDS)[number]
/** For affected bookings. The subject is `<closure> <booking> <number of the offer>`. */
export const CLOSURE_MESSAGE_KINDS = ['new_times', 'time_stands'] as const
/** About a chair that runs late. The subject is `<seat> <minutes>`. */
export const DELAY_KINDS = ['running_late', 'on_time_again'] as const
/** Messages about one booking. A message about companions is listed as the notifications that it replaced. */
export const BOOKING_KINDS = [
  ...VISIT_KINDS,
  ...Object.values(MAIL_KINDS),
  ...STOPPABLE_KINDS,
  ...CLOSURE_MESSAGE_KINDS,
  ...DELAY_KINDS,
  'earlier_time',
  'booking_link',
] as const
export type BookingKind = (typeof BOOKING_KINDS)[number]
