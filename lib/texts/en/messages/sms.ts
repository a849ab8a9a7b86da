// Texts of SMS and WhatsApp messages. Carriers register an SMS word for word, so only its {holes} may differ. An English SMS
// has GSM-7 characters only. An SMS in another language has far fewer letters: it is short, and leaves out what the linked page
// says. Both are at most two segments long, and a code in another language one.
import type { SmsTemplate } from '@/lib/catalogue/sms-templates'
import { ofOthers } from '@/lib/texts/of-others'

const VISITS = {
  confirmed_clinic:
    '[brand]: Appointment confirmed for {day}, {time}, at {where}. Ref {reference}. Reschedule or cancel: {link} Help: {help}',
  confirmed_emergency:
    '[brand]: Emergency visit confirmed for {day}, {time}, at {where}. Ref {reference}. Reschedule or cancel: {link} Help: {help}',
  confirmed_at_home:
    '[brand]: Home visit confirmed for {day}, {time}. Ref {reference}. Reschedule or cancel: {link} Help: {help}',
  confirmed_video:
    '[brand]: Video call confirmed. A dentist will call this number on {day}, {time}, by WhatsApp or phone. Ref {reference}. Reschedule or cancel: {link} Help: {help}',
  moved_clinic:
    '[brand]: Appointment rescheduled to {day}, {time}, at {where}. Ref {reference}. Reschedule or cancel: {link} Help: {help}',
  moved_at_home:
    '[brand]: Home visit rescheduled to {day}, {time}. Ref {reference}. Reschedule or cancel: {link} Help: {help}',
  moved_video:
    '[brand]: Video call rescheduled. A dentist will call this number on {day}, {time}, by WhatsApp or phone. Ref {reference}. Reschedule or cancel: {link} Help: {help}',
  cancelled:
    '[brand]: Your appointment on {day}, {time} is cancelled. Ref {reference}. Book again: {link} Help: {help}',
  reminder_clinic:
    '[brand]: Your visit is on {day}, {time}, at {where}. Ref {reference}. Confirm, reschedule, cancel or stop reminders: {link} Help: {help}',
  reminder_at_home:
    '[brand]: Your home visit is on {day}, {time}. Ref {reference}. Confirm, reschedule, cancel or stop reminders: {link} Help: {help}',
  reminder_video:
    '[brand]: A dentist will call this number on {day}, {time}, by WhatsApp or phone. Ref {reference}. Confirm, reschedule, cancel or stop reminders: {link} Help: {help}',
  reminded_clinic:
    '[brand]: Your visit is on {day}, {time}, at {where}. Ref {reference}. Reschedule, cancel or stop reminders: {link} Help: {help}',
  reminded_at_home:
    '[brand]: Your home visit is on {day}, {time}. Ref {reference}. Reschedule, cancel or stop reminders: {link} Help: {help}',
  reminded_video:
    '[brand]: A dentist will call this number on {day}, {time}, by WhatsApp or phone. Ref {reference}. Reschedule, cancel or stop reminders: {link} Help: {help}',
  new_times:
    "[brand]: Sorry, we can't keep the appointment on {day}, {time}. Other times: {times}. Choose one or cancel: {link} Ref {reference}. Help: {help}",
  new_times_none:
    "[brand]: Sorry, we can't keep the appointment on {day}, {time}. Please choose another time or cancel: {link} Ref {reference}. Help: {help}",
  time_stands:
    '[brand]: Good news: your appointment on {day}, {time} will go ahead after all. Ref {reference}. Reschedule or cancel: {link} Help: {help}',
  running_late:
    "[brand]: Sorry, we're running about {minutes} minutes late. Your appointment will begin at about {time}. See the latest: {link} Ref {reference}. Help: {help}",
  on_time_again:
    '[brand]: We are on time again. Your appointment begins at {time}, as booked. See it: {link} Ref {reference}. Help: {help}',
} as const

/** By the names of lib/catalogue/sms-templates.ts. The browser reads a code’s last line (WebOTP) and fills in the code. */
export const SMS_TEXTS: Record<SmsTemplate, string> = {
  ...VISITS,
  ...ofOthers(VISITS, '[brand], for {who}:'),
  how_was_it:
    '[brand]: How was your visit on {day}? Tell us: {link} To stop these messages, use the same link. Help: {help}',
  how_was_it_left:
    '[brand]: You came on {day} and left early. How was it? Tell us: {link} To stop these messages, use the same link. Help: {help}',
  recall:
    '[brand]: You asked us to remind you: it is time for your next dental visit. Choose a time: {link} To stop these messages, use the same link. Help: {help}',
  earlier_time:
    '[brand]: An earlier slot is available for your booking {reference}: {day}, {time}. We are holding it for you until {until}. Reschedule: {link} Help: {help}',
  call_between:
    '[brand]: Your free call: a dentist will call this number on {day}, between {from} and {until}. To change or cancel it, call {help}',
  call_before:
    '[brand]: Your free call: a dentist will call this number on {day}, before {until}. To change or cancel it, call {help}',
  companions_clinic:
    '[brand]: Appointments confirmed for {people} on {day}, {times}, at {where}. Ref {reference}. See all: {link} Help: {help}',
  companions_at_home:
    '[brand]: Home visit confirmed for {people} on {day}, {times}. Ref {reference}. See all: {link} Help: {help}',
  reminder_companions_clinic:
    '[brand]: Visit for {people} on {day}, from {time}, at {where}. Ref {reference}. Confirm, reschedule, cancel or stop reminders: {link} Help: {help}',
  reminder_companions_at_home:
    '[brand]: Home visit for {people} on {day}, from {time}. Ref {reference}. Confirm, reschedule, cancel or stop reminders: {link} Help: {help}',
  booking_link:
    '[brand]: Here is the new link to your booking {reference}: {link} The old link no longer works. Help: {help}',
  summary_visits: '[brand]: Booked on this number: {visits}. See or change: {link} Help: {help}',
  summary_none: '[brand]: No upcoming appointments are booked on this number. Book one: {link} Help: {help}',
  membership_activated:
    '[brand]: Your membership {number} is active until {day}. [membershipPrice|Pay {price} at the clinic on your first visit|Give this number at the clinic]. See it: {link}',
  referral_rewarded: '[brand]: A friend you invited has visited us. Thank you! See your invitations: {link}',
  account_deleted:
    "[brand]: Your account is deleted. By law, the clinic keeps your treatment records. If you didn't ask for this, call {help}",
  code_sign_in:
    "{code} is your code to sign in to [brand]. Valid until {time}. Don't share this code with anyone.\n@{domain} #{code}",
  code_sign_up:
    "{code} is your code to create an account at [brand]. Valid until {time}. Don't share this code with anyone.\n@{domain} #{code}",
  code_reset:
    "{code} is your code to set a new password at [brand]. Valid until {time}. Don't share this code with anyone.\n@{domain} #{code}",
  code_phone_number:
    "{code} is your code to use this number at [brand]. Valid until {time}. Don't share this code with anyone.\n@{domain} #{code}",
  code_email:
    "{code} is your code to use this e-mail address at [brand]. Valid until {time}. Don't share this code with anyone.\n@{domain} #{code}",
  code_mfa:
    "{code} is your code to finish signing in to [brand]. Valid until {time}. Don't share this code with anyone.\n@{domain} #{code}",
  code_booking:
    "{code} is your code to book an appointment at [brand]. Valid until {time}. Don't share this code with anyone.\n@{domain} #{code}",
  code_manage:
    "{code} is your code to open your appointment at [brand]. Valid until {time}. Don't share this code with anyone.\n@{domain} #{code}",
}
