// Texts of e-mails and calendar entries, and the parts that SMS texts are filled with.

/** Replaces the name of a clinic that GSM-7 can't write. */
export const CLINIC = 'the clinic you chose'

/** The patient, when another person booked. `unnamed`: the number isn't proved, or GSM-7 can't write the name. */
export const WHO = { aged: '{name} ({age})', unnamed: 'another person' } as const

/** Companions, two or more. */
export const PEOPLE = '{count} people'
/** The reader and companions; `count` is the number of companions. */
export const YOU_AND = { one: 'you and one other person', other: 'you and {count} other people' } as const
/** The reader, in a list of the companions' names. */
export const YOU = 'you'
/** The times of the first and the last appointment. */
export const FIRST_TO_LAST = '{start} to {last}'

/** A new time that the patient can choose. */
export const NEW_TIME = '{day}, {time}'

/** The visits of a summary, with their place if the SMS has room for it. */
export const SUMMARY = {
  visit: '{day}, {time}, Ref {reference}',
  visitAt: '{day}, {time}, {place}, Ref {reference}',
  more: 'and {count} more',
} as const

const MAIL_ENDING = 'Booking reference: {reference}\nSee your booking: {link}\nHelp: {help}\n\n[brand]\n'

/** The e-mail that is sent in addition to a change's SMS, with the calendar entry. */
export const VISIT_MAIL = {
  subject: {
    mail_confirmed: 'Appointment confirmed: {day}, {time}',
    mail_moved: 'Appointment rescheduled: {day}, {time}',
    mail_cancelled: 'Appointment cancelled: {day}, {time}',
  },
  text: {
    mail_confirmed: `The appointment is confirmed for {day}, {time}. {where}\n\n${MAIL_ENDING}`,
    mail_moved: `The appointment is rescheduled to {day}, {time}. {where}\n\n${MAIL_ENDING}`,
    mail_cancelled: `The appointment on {day}, {time} is cancelled.\n\n${MAIL_ENDING}`,
  },
  /** In an e-mail about a patient who is not the reader. */
  other: 'This is about the appointment for {who}.\n\n',
  where: {
    clinic: 'Please come to {place}.',
    at_home: 'Our team will come to your home.',
    video: 'A dentist will call you by WhatsApp or phone.',
  },
} as const

/** The appointment in the patient's calendar. Others may see `what`. */
export const CALENDAR = {
  what: {
    clinic: 'Dentist appointment',
    at_home: 'Dentist home visit',
    video: 'Video call with the dentist',
  },
  title: '{what} · {where}',
  note: 'Call us: {phone}\nYour booking {reference}: {link}',
} as const

export const CODE_MAIL = {
  subject: {
    sign_in: 'Your code to sign in',
    sign_up: 'Your code to create an account',
    reset: 'Your code to set a new password',
    phone_number: 'Your code to confirm your phone number',
    email: 'Your code to confirm your e-mail address',
    mfa: 'Your code to finish signing in',
    booking: 'Your code to book an appointment',
    manage: 'Your code to open your appointment',
  },
  text: '{code} is your code. It is valid until {time}.\n\nDon’t share it with anyone. Our team never asks for it. If you didn’t ask for a code, ignore this e-mail or call us: {help}.\n\n[brand]\n{link}\n',
} as const
