// Texts of SMS and WhatsApp messages. Carriers register an SMS word for word, so only its {holes} may differ. An SMS has GSM-7
// characters only and is at most two segments long.

const ENDING = 'Reschedule or cancel: {link} Help: {help}'
const REMINDER_ENDING = 'Confirm, reschedule, cancel or stop reminders: {link} Help: {help}'
const REMINDED_ENDING = 'Reschedule, cancel or stop reminders: {link} Help: {help}'

/** Texts about one visit, by template name. */
const VISITS = {
  confirmed_clinic: `[brand]: Appointment confirmed for {day}, {time}, at {where}. Ref {reference}. ${ENDING}`,
  confirmed_emergency: `[brand]: Emergency visit confirmed for {day}, {time}, at {where}. Ref {reference}. ${ENDING}`,
  confirmed_at_home: `[brand]: Home visit confirmed for {day}, {time}. Ref {reference}. ${ENDING}`,
  confirmed_video: `[brand]: Video call confirmed. A dentist will call this number on {day}, {time}, by WhatsApp or phone. Ref {reference}. ${ENDING}`,
  moved_clinic: `[brand]: Appointment rescheduled to {day}, {time}, at {where}. Ref {reference}. ${ENDING}`,
  moved_at_home: `[brand]: Home visit rescheduled to {day}, {time}. Ref {reference}. ${ENDING}`,
  moved_video: `[brand]: Video call rescheduled. A dentist will call this number on {day}, {time}, by WhatsApp or phone. Ref {reference}. ${ENDING}`,
  cancelled:
    '[brand]: Your appointment on {day}, {time} is cancelled. Ref {reference}. Book again: {link} Help: {help}',
  reminder_clinic: `[brand]: Your visit is on {day}, {time}, at {where}. Ref {reference}. ${REMINDER_ENDING}`,
  reminder_at_home: `[brand]: Your home visit is on {day}, {time}. Ref {reference}. ${REMINDER_ENDING}`,
  reminder_video: `[brand]: A dentist will call this number on {day}, {time}, by WhatsApp or phone. Ref {reference}. ${REMINDER_ENDING}`,
  reminded_clinic: `[brand]: Your visit is on {day}, {time}, at {where}. Ref {reference}. ${REMINDED_ENDING}`,
  reminded_at_home: `[brand]: Your home visit is on {day}, {time}. Ref {reference}. ${REMINDED_ENDING}`,
  reminded_video: `[brand]: A dentist will call this number on {day}, {time}, by WhatsApp or phone. Ref {reference}. ${REMINDED_ENDING}`,
  new_times:
    "[brand]: Sorry, we can't keep the appointment on {day}, {time}. Other times: {times}. Choose one or cancel: {link} Ref {reference}. Help: {help}",
  new_times_none:
    "[brand]: Sorry, we can't keep the appointment on {day}, {time}. Please choose another time or cancel: {link} Ref {reference}. Help: {help}",
  time_stands: `[brand]: Good news: your appointment on {day}, {time} will go ahead after all. Ref {reference}. ${ENDING}`,
} as const

const ofOther = (text: string): string =>
  text.replace('[brand]:', '[brand], for {who}:').replace('Your ', 'The ').replace('your ', 'the ')

/** The same texts, about a patient who is not the reader. */
const VISITS_OF_OTHERS = {
  confirmed_clinic_for: ofOther(VISITS.confirmed_clinic),
  confirmed_emergency_for: ofOther(VISITS.confirmed_emergency),
  confirmed_at_home_for: ofOther(VISITS.confirmed_at_home),
  confirmed_video_for: ofOther(VISITS.confirmed_video),
  moved_clinic_for: ofOther(VISITS.moved_clinic),
  moved_at_home_for: ofOther(VISITS.moved_at_home),
  moved_video_for: ofOther(VISITS.moved_video),
  cancelled_for: ofOther(VISITS.cancelled),
  reminder_clinic_for: ofOther(VISITS.reminder_clinic),
  reminder_at_home_for: ofOther(VISITS.reminder_at_home),
  reminder_video_for: ofOther(VISITS.reminder_video),
  reminded_clinic_for: ofOther(VISITS.reminded_clinic),
  reminded_at_home_for: ofOther(VISITS.reminded_at_home),
  reminded_video_for: ofOther(VISITS.reminded_video),
  new_times_for: ofOther(VISITS.new_times),
  new_times_none_for: ofOther(VISITS.new_times_none),
  time_stands_for: ofOther(VISITS.time_stands),
} as const

/** The browser reads the last line (WebOTP) and fills in the code. */
const CODE_ENDING = "Valid until {time}. Don't share this code with anyone.\n@{domain} #{code}"

/** By the names of lib/catalogue/sms-templates.ts. */
export const SMS_TEXTS = {
  ...VISITS,
  ...VISITS_OF_OTHERS,
  how_was_it:
    '[brand]: How was your visit on {day}? Tell us: {link} To stop these messages, use the same link. Help: {help}',
  earlier_time:
    '[brand]: An earlier slot is available for your booking {reference}: {day}, {time}. We are holding it for you until {until}. Reschedule: {link} Help: {help}',
  call_between:
    '[brand]: Your free call: a dentist will call this number on {day}, between {from} and {until}. To change or cancel it, call {help}',
  call_before:
    '[brand]: Your free call: a dentist will call this number on {day}, before {until}. To change or cancel it, call {help}',
  companions_clinic: `[brand]: Appointments confirmed for {people} on {day}, {times}, at {where}. Ref {reference}. See all: {link} Help: {help}`,
  companions_at_home: `[brand]: Home visit confirmed for {people} on {day}, {times}. Ref {reference}. See all: {link} Help: {help}`,
  reminder_companions_clinic: `[brand]: Visit for {people} on {day}, from {time}, at {where}. Ref {reference}. ${REMINDER_ENDING}`,
  reminder_companions_at_home: `[brand]: Home visit for {people} on {day}, from {time}. Ref {reference}. ${REMINDER_ENDING}`,
  booking_link:
    '[brand]: Here is the new link to your booking {reference}: {link} The old link no longer works. Help: {help}',
  summary_visits: '[brand]: Booked on this number: {visits}. See or change: {link} Help: {help}',
  summary_none: '[brand]: No upcoming appointments are booked on this number. Book one: {link} Help: {help}',
  membership_activated:
    '[brand]: Your membership {number} is active until {day}. Give this number at the clinic. See it: {link}',
  referral_rewarded: '[brand]: A friend you invited has visited us. Thank you! See your invitations: {link}',
  account_deleted:
    "[brand]: Your account is deleted. By law, the clinic keeps your treatment records. If you didn't ask for this, call {help}",
  code_sign_in: `{code} is your code to sign in to [brand]. ${CODE_ENDING}`,
  code_sign_up: `{code} is your code to create an account at [brand]. ${CODE_ENDING}`,
  code_reset: `{code} is your code to set a new password at [brand]. ${CODE_ENDING}`,
  code_phone_number: `{code} is your code to use this number at [brand]. ${CODE_ENDING}`,
  code_email: `{code} is your code to use this e-mail address at [brand]. ${CODE_ENDING}`,
  code_mfa: `{code} is your code to finish signing in to [brand]. ${CODE_ENDING}`,
  code_booking: `{code} is your code to book an appointment at [brand]. ${CODE_ENDING}`,
  code_manage: `{code} is your code to open your appointment at [brand]. ${CODE_ENDING}`,
} as const
