// The words of the messages that are sent. An SMS is registered word for word, so {holes} are all that may differ; in
// GSM-7's characters only, and at most two segments long.

const ENDING = 'Change or cancel: {link} Help: {help}'
const REMINDED = 'Change, cancel, stop reminders: {link} Help: {help}'

/** What tells of one visit, by name. */
const VISITS = {
  confirmed_clinic: `[brand]: booked for {day}, {time}, at {where}. Ref {reference}. ${ENDING}`,
  confirmed_emergency: `[brand]: emergency visit booked for {day}, {time}, at {where}. Ref {reference}. ${ENDING}`,
  confirmed_at_home: `[brand]: home visit booked for {day}, {time}. Ref {reference}. ${ENDING}`,
  confirmed_video: `[brand]: video call booked. A dentist calls this number on {day}, {time}, by WhatsApp or phone. Ref {reference}. ${ENDING}`,
  moved_clinic: `[brand]: moved. Your new time is {day}, {time}, at {where}. Ref {reference}. ${ENDING}`,
  moved_at_home: `[brand]: moved. We come to your home on {day}, {time}. Ref {reference}. ${ENDING}`,
  moved_video: `[brand]: moved. A dentist calls this number on {day}, {time}, by WhatsApp or phone. Ref {reference}. ${ENDING}`,
  cancelled:
    '[brand]: your appointment on {day}, {time} is cancelled. Ref {reference}. Book again: {link} Help: {help}',
  reminder_clinic:
    '[brand]: your visit is on {day}, {time}, at {where}. Ref {reference}. Please say that you come, or move, cancel or stop reminders: {link} Help: {help}',
  reminder_at_home:
    '[brand]: our home visit to you is on {day}, {time}. Ref {reference}. Please say that you are there, or move, cancel or stop reminders: {link} Help: {help}',
  reminder_video:
    '[brand]: a dentist calls this number on {day}, {time}, by WhatsApp or phone. Ref {reference}. Say that you are there, move, cancel or stop reminders: {link} Help: {help}',
  reminded_clinic: `[brand]: see you on {day}, {time}, at {where}. Ref {reference}. ${REMINDED}`,
  reminded_at_home: `[brand]: we come to your home on {day}, {time}. Ref {reference}. ${REMINDED}`,
  reminded_video: `[brand]: a dentist calls this number on {day}, {time}, by WhatsApp or phone. Ref {reference}. ${REMINDED}`,
  new_times:
    "[brand]: sorry, we can't see you on {day}, {time}. Free: {times}. Choose, change or cancel: {link} Ref {reference}. Help: {help}",
  new_times_none:
    "[brand]: sorry, we can't see you on {day}, {time}. Please choose another time or cancel: {link} Ref {reference}. Help: {help}",
  time_stands: `[brand]: all is well. Your appointment on {day}, {time} stands after all. Ref {reference}. ${ENDING}`,
} as const

const ofOther = (text: string): string => text.replace('[brand]:', '[brand], for {who}:')

/** The same about somebody else than who booked and is told. */
const VISITS_OF_OTHERS = {
  confirmed_clinic_for: ofOther(VISITS.confirmed_clinic),
  confirmed_emergency_for: ofOther(VISITS.confirmed_emergency),
  confirmed_at_home_for: ofOther(VISITS.confirmed_at_home),
  confirmed_video_for: ofOther(VISITS.confirmed_video),
  moved_clinic_for: ofOther(VISITS.moved_clinic),
  moved_at_home_for: ofOther(VISITS.moved_at_home),
  moved_video_for: ofOther(VISITS.moved_video),
  cancelled_for: ofOther(VISITS.cancelled),
  // These three are shorter than a patient's own: a name has to have room.
  reminder_clinic_for:
    '[brand], for {who}: visit on {day}, {time}, at {where}. Ref {reference}. Say that you come, move, cancel or stop reminders: {link} Help: {help}',
  reminder_at_home_for:
    '[brand], for {who}: home visit on {day}, {time}. Ref {reference}. Say that you are there, move, cancel or stop reminders: {link} Help: {help}',
  reminder_video_for:
    '[brand], for {who}: video call to this number on {day}, {time}, by WhatsApp or phone. Ref {reference}. Come, move, cancel or stop reminders: {link} Help: {help}',
  reminded_clinic_for: ofOther(VISITS.reminded_clinic),
  reminded_at_home_for: ofOther(VISITS.reminded_at_home),
  reminded_video_for: `[brand], for {who}: video call to this number on {day}, {time}, by WhatsApp or phone. Ref {reference}. ${REMINDED}`,
  new_times_for: ofOther(VISITS.new_times),
  new_times_none_for: ofOther(VISITS.new_times_none),
  time_stands_for: ofOther(VISITS.time_stands),
} as const

/** By the names of lib/catalogue/sms-templates.ts. The last line of a code is read by the browser (WebOTP). */
export const SMS_TEXTS = {
  ...VISITS,
  ...VISITS_OF_OTHERS,
  how_was_it: '[brand]: how was your visit on {day}? Tell us, or want no more of these messages: {link} Help: {help}',
  earlier_time:
    '[brand]: an earlier time is free for your booking {reference}: {day}, {time}. We hold it for you until {until}. Take it: {link} Help: {help}',
  call_between:
    '[brand]: a dentist calls this number on {day}, between {from} and {until}, free of charge. Another time, or no call? Tell us: {help}',
  call_before:
    '[brand]: a dentist calls this number on {day}, before {until}, free of charge. Another time, or no call? Tell us: {help}',
  companions_clinic: `[brand]: booked for {people} on {day}, {times}, at {where}. Ref {reference}. See all of them: {link} Help: {help}`,
  companions_at_home: `[brand]: home visit booked for {people} on {day}, {times}. Ref {reference}. See all of them: {link} Help: {help}`,
  reminder_companions_clinic:
    '[brand]: visit for {people} on {day}, from {time}, at {where}. Ref {reference}. Confirm, move, cancel or stop reminders: {link} Help: {help}',
  reminder_companions_at_home:
    '[brand]: home visit for {people} on {day}, from {time}. Ref {reference}. Confirm, move, cancel or stop reminders: {link} Help: {help}',
  booking_link: '[brand]: the new link to your booking {reference}: {link} The earlier one is closed. Help: {help}',
  summary_visits: '[brand]: what is booked for this number now: {visits}. See or change it: {link} Help: {help}',
  summary_none: '[brand]: no appointment is booked for this number now. Book: {link} Help: {help}',
  membership_activated:
    '[brand]: your membership {number} is active until {day}. Say the number at the clinic. See it: {link}',
  referral_rewarded: '[brand]: a friend you invited has been with us. Thank you! See your invitations: {link}',
  account_deleted:
    '[brand]: your account is deleted. What the law has us keep stays at the clinic. Was this not you? Call {help}',
  code_sign_in: '{code} is your code to sign in to [brand], good until {time}. Tell nobody.\n@{domain} #{code}',
  code_sign_up: '{code} is your code to join [brand], good until {time}. Tell nobody.\n@{domain} #{code}',
  code_reset:
    '{code} is your code to set a new password at [brand], good until {time}. Tell nobody.\n@{domain} #{code}',
  code_phone_number:
    '{code} is your code to use this number at [brand], good until {time}. Tell nobody.\n@{domain} #{code}',
  code_email:
    '{code} is your code to use this e-mail address at [brand], good until {time}. Tell nobody.\n@{domain} #{code}',
  code_mfa: '{code} is the second step of your sign-in to [brand], good until {time}. Tell nobody.\n@{domain} #{code}',
  code_booking:
    '{code} is your code to book an appointment at [brand], good until {time}. Tell nobody.\n@{domain} #{code}',
  code_manage:
    '{code} is your code to open your appointment at [brand], good until {time}. Tell nobody.\n@{domain} #{code}',
} as const

/** Stands for a clinic whose name no SMS has the letters for. */
export const CLINIC = 'the clinic that you chose'

/** The patient, where somebody else booked. `unnamed`: to a number that nobody proved, or where no SMS has the letters of the name. */
export const WHO = { aged: '{name} ({age})', unnamed: 'another person' } as const

/** How many come together, two or more. */
export const PEOPLE = '{count} people'
/** The same where the reader is one of them; `count` are the others. */
export const YOU_AND = { one: 'you and one other person', other: 'you and {count} other people' } as const
/** The reader, among the names of who come together. */
export const YOU = 'you'
/** The times of the first and the last of them. */
export const FIRST_TO_LAST = '{start} to {last}'

/** One of the times that are offered instead. */
export const NEW_TIME = '{day}, {time}'

/** What fills the summary's hole: each visit, where there is room with its place. */
export const SUMMARY = {
  visit: '{day}, {time}, Ref {reference}',
  visitAt: '{day}, {time}, {place}, Ref {reference}',
  more: 'and {count} more',
} as const

const MAIL_ENDING = 'Reference {reference}. See it, or change it: {link}\nHelp: {help}\n\n[brand]\n'

/** The e-mail beside the SMS of a change; the calendar's entry comes with it. */
export const VISIT_MAIL = {
  subject: {
    mail_confirmed: 'Your appointment on {day}, {time}',
    mail_moved: 'Moved: your appointment is on {day}, {time}',
    mail_cancelled: 'Cancelled: your appointment on {day}, {time}',
  },
  text: {
    mail_confirmed: `Your appointment is booked for {day}, {time}. {where}\n\n${MAIL_ENDING}`,
    mail_moved: `Your appointment is moved. The new time is {day}, {time}. {where}\n\n${MAIL_ENDING}`,
    mail_cancelled: `Your appointment on {day}, {time} is cancelled.\n\n${MAIL_ENDING}`,
  },
  /** In a mail about somebody else than who booked. */
  other: 'For {who}.\n\n',
  where: {
    clinic: 'Come to {place}.',
    at_home: 'Our team comes to your home.',
    video: 'A dentist calls you by WhatsApp or phone.',
  },
} as const

/** The appointment in the patient's calendar: `what` is for others' eyes, too. */
export const CALENDAR = {
  what: {
    clinic: 'Dentist’s appointment',
    at_home: 'Dentist’s home visit',
    video: 'Video call with the dentist',
  },
  title: '{what} · {where}',
  note: 'Call us: {phone}\nYour booking {reference}: {link}',
} as const

export const CODE_MAIL = {
  subject: {
    sign_in: 'Your code to sign in',
    sign_up: 'Your code to join [brand]',
    reset: 'Your code to set a new password',
    phone_number: 'Your code to confirm your phone number',
    email: 'Your code to confirm your e-mail address',
    mfa: 'The second step of your sign-in',
    booking: 'Your code to book an appointment',
    manage: 'Your code to open your appointment',
  },
  text: '{code} is your code. It is good until {time}.\n\nTell it to nobody: we never ask for it. You did not ask for it? Then you need not do anything, or call us: {help}.\n\n[brand]\n{link}\n',
} as const
