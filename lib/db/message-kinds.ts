// What a message's row tells, by its kind: what its writer fills in, and what is checked before a patient reads it.
import { z } from 'zod'

/** A text that a patient reads: an empty one would be a gap. */
const text = z.string().min(1)

/** Rows from before they said the type: a clinic has an address, a home none. */
const withType = (told: unknown): unknown =>
  typeof told === 'object' && told !== null && 'address' in told && !('type' in told)
    ? { ...told, type: told.address === null ? 'at_home' : 'clinic' }
    : told

/** Letters alone: no link, no number and no sentence fits in. Made by lib/messages/safe-names.ts. */
const firstName = z
  .string()
  .regex(/^(?:[\p{L}\p{M}'’-]|\u200C|\u200D){1,15}$/u)
  .brand<'FirstName'>()
export type FirstName = z.output<typeof firstName>
export const readFirstName = (word: string): FirstName | null => firstName.safeParse(word).data ?? null

/** The patient, where somebody else booked; null where the reader of the message comes. */
const other = z
  .object({ firstName: firstName.nullable().default(null), age: z.number().nullable() })
  .nullable()
  .default(null)
export type Other = z.output<typeof other>

/** `manage`: path and query, without the site's origin. `date`, `start`: clinic-local. */
const visit = z.preprocess(
  withType,
  z.object({
    reference: text,
    type: z.enum(['clinic', 'video', 'at_home']),
    place: text,
    // Null for a home visit: the patient's own address is not sent around.
    address: z.string().nullable(),
    date: text,
    start: text,
    other,
    /** Rows from before they said it: of an emergency none was written. */
    isEmergency: z.boolean().default(false),
    manage: text,
  }),
)
/** Filled in when it is sent. `comes`: the patient has said so already, and is not asked. */
const reminder = z.object({
  reference: text,
  type: z.enum(['clinic', 'video', 'at_home']),
  place: z.string(),
  date: text,
  start: text,
  manage: text,
  attends: z.boolean(),
  other,
  /** How many come together on that day, the first of them at this time. */
  groupSize: z.number().default(1),
})
/** Who was brought to a booking, with it: filled in when it is sent. `count` come between `start` and the last one's time. */
const companionVisit = z.object({
  reference: text,
  type: z.enum(['clinic', 'at_home']),
  place: z.string(),
  count: z.number(),
  /** Who they are; null for the reader. */
  people: z.array(other).default([]),
  date: text,
  start: text,
  last: text,
  manage: text,
})
/** After a kept visit, filled in when it is sent. `visit`: the page to answer on, path and query. */
const howWasIt = z.object({ date: text, visit: text })
/** `times`: what is offered instead, the nearest first; `date`, `start` are what the clinic can't keep. */
const newTimes = z.object({
  reference: text,
  date: text,
  start: text,
  manage: text,
  times: z.array(z.object({ date: text, start: text })),
  other,
})
/** An appointment for a calendar, filled in when it is sent. Moments are ISO 8601; `nth` is the seat's, `phone` the clinic's. */
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
  told: text,
})
/** The call that a free smile consultation ends with, clinic-local; `from` is null where its hours had begun. */
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
  new_times: newTimes,
  time_stands: newTimes.omit({ times: true }),
  /** `until`: clinic-local, when it is no longer held. The subject is the offer's. */
  earlier_time: z.object({ reference: text, date: text, start: text, until: text, manage: text }),
  call_asked: call,
  booking_companions: companionVisit,
  booking_link: z.object({ reference: text, manage: text }),
  /** What stands when it is sent, the next visit first: filled in then. */
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
/** The payload of each kind. */
export type Messages = { [Kind in MessageKind]: z.output<(typeof KINDS)[Kind]> }
/** KINDS as the compiler can follow one kind through it. */
const READERS: { [Kind in MessageKind]: z.ZodType<Messages[Kind]> } = KINDS
/** A kind with its payload. */
export type MessageOf<Kind extends MessageKind = MessageKind> = {
  [K in Kind]: { kind: K; payload: Messages[K] }
}[Kind]

/** A row's payload by its kind. Throws where something is missing, so that no patient reads a gap. */
export const readMessage = <Kind extends MessageKind>(kind: Kind, payload: unknown): MessageOf<Kind> => ({
  kind,
  payload: READERS[kind].parse(payload),
})

/** What is told of a change: the kinds whose subject is the time that was booked, moved to or given up. */
export const VISIT_KINDS = ['booking_confirmed', 'booking_moved', 'booking_cancelled'] as const
export type VisitKind = (typeof VISIT_KINDS)[number]
/** The e-mail beside each, of the same subject: to the address of the account that the booking stands in, where it has one. */
export const MAIL_KINDS = {
  booking_confirmed: 'mail_confirmed',
  booking_moved: 'mail_moved',
  booking_cancelled: 'mail_cancelled',
} as const satisfies Record<VisitKind, MessageKind>
export type MailKind = (typeof MAIL_KINDS)[VisitKind]
export const isMail = (kind: MessageKind): kind is MailKind => Object.values(MAIL_KINDS).some((each) => each === kind)
/** What reminds of a time, which is the subject too. */
export const REMINDER_KINDS = ['reminder_day', 'reminder_hours'] as const
export type ReminderKind = (typeof REMINDER_KINDS)[number]
/** The messages that a patient can stop (lib/use-cases/messages/stop-reminders.ts). Their words are filled in when they are sent. */
export const STOPPABLE_KINDS = [...REMINDER_KINDS, 'how_was_it'] as const
export type StoppableKind = (typeof STOPPABLE_KINDS)[number]
/** What tells those whom a closed day or chair meets. The subject is `<closure> <booking> <number of the offer>`. */
export const CLOSURE_MESSAGE_KINDS = ['new_times', 'time_stands'] as const
/** What tells of one booking, whoever wrote it. That several came together is told of each as what it says instead. */
export const BOOKING_KINDS = [
  ...VISIT_KINDS,
  ...Object.values(MAIL_KINDS),
  ...STOPPABLE_KINDS,
  ...CLOSURE_MESSAGE_KINDS,
  'earlier_time',
  'booking_link',
] as const
export type BookingKind = (typeof BOOKING_KINDS)[number]
