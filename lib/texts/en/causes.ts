import type { Sentences } from '@/flows/causes'

// One sentence for each cause of a refusal, by control (the causes are named in flows/params.ts).

const BUSY_NETWORK =
  'Very many requests came from your network within the hour. Try again a little later, or call us: what you entered stays'

const UNKNOWN = 'Choose one of the answers shown'

export const SLOT_CAUSES: Sentences['slot'] = {
  empty: 'Choose a time',
  unknown: 'This time could not be read. Choose one of the times shown',
  taken: 'Someone else has just taken this time. The nearest free times come first',
  closed: 'This time is not on offer. Choose one of the times shown',
  wait: 'This can’t be done just now. Below it says until when, and how we help',
}

export const CAUSES: Sentences & { flow: Record<'books_nothing', string> } = {
  name: {
    empty: 'Enter the full name of the patient',
    long: 'A name can have at most 100 characters',
    digits: 'A name has no digits. Enter the name in letters',
    characters: 'Enter the name in letters. Spaces, dots, hyphens and apostrophes are fine',
  },
  phone: {
    empty: 'Enter a 10-digit mobile number, like 98765 43210',
    letters: 'A mobile number has digits only. Enter one like 98765 43210',
    short: 'This number has too few digits. A mobile number has 10, like 98765 43210',
    long: 'This number has too many digits. A mobile number has 10, like 98765 43210',
    landline: 'This is a landline number. Enter a mobile number, so that we can send you a message',
    series: 'Indian mobile numbers begin with 6, 7, 8 or 9. Check the first digit',
    foreign: 'This number is from another country. Enter an Indian mobile number, like 98765 43210',
  },
  city: { empty: 'Choose your city', unknown: 'We are not in this city yet. Choose one of the list' },
  other_city: {
    empty: 'Enter the name of your city',
    long: 'A city name can have at most 60 characters',
    busy_network: BUSY_NETWORK,
  },
  how_long: { unknown: UNKNOWN, busy_network: BUSY_NETWORK },
  tried_before: { unknown: UNKNOWN },
  pain_now: { unknown: UNKNOWN },
  age_band: { unknown: UNKNOWN },
  best_time: { unknown: UNKNOWN },
  treatment: { empty: 'Choose a treatment', unknown: 'We do not offer this treatment. Choose one of the list' },
  concern: { empty: 'Choose what you would like to have looked at', unknown: UNKNOWN },
  concern_category: { empty: 'Choose what brings you to us', unknown: UNKNOWN },
  location: {
    empty: 'Choose where you would like to be seen',
    unknown: 'Choose a home visit or a clinic',
    not_at_home: 'We can’t do this at home. Choose a clinic',
  },
  flow: { books_nothing: 'Nothing is booked this way' },
  pincode: {
    empty: 'Enter your 6-digit pincode',
    characters: 'A pincode has digits only, like 600017',
    length: 'A pincode has 6 digits, like 600017',
    zero: 'A pincode does not begin with 0. Check the first digit',
    not_served: 'We do not visit homes in this pincode yet. Choose a clinic instead, or enter another pincode',
    other_city: 'This pincode is in another city than the one you chose. Change the city, or enter another pincode',
  },
  latLng: {
    unknown: 'Your position could not be read. Send the form again and we use your pincode',
    outside:
      'Your position is outside the city you chose. Change the city, or send the form again and we use your pincode',
  },
  address: {
    empty: 'Enter the street and the house',
    short: 'Enter the whole address: at least 5 characters',
    long: 'An address can have at most 200 characters',
  },
  landmark: { long: 'A landmark can have at most 100 characters' },
  apartmentNumber: { long: 'A flat number can have at most 40 characters' },
  slot: SLOT_CAUSES,
  code: {
    needed: 'Confirm your number first: we send a code to it',
    empty: 'Enter the 6-digit code that we sent',
    letters: 'The code has digits only, like 048213',
    length: 'The code has 6 digits, like 048213',
    wrong_code: 'This is not the code that we sent. Check the newest message and enter its code',
    code_tries: 'The code was entered wrongly three times. Ask for another one',
    code_expired: 'The code is no longer good. Ask for another one',
    often: 'No more codes can be sent to this number just now. Below it says from when on',
  },
  appointment_type: {
    empty: 'Choose a visit at the clinic or a video call',
    unknown: 'Choose a visit at the clinic or a video call',
    not_by_video: 'This can’t be done by a video call. Choose a visit at the clinic',
  },
  self_booked: {
    empty: 'Say whether you book for yourself or for someone else',
    unknown: 'Say whether you book for yourself or for someone else',
  },
  purpose: { empty: 'Choose what you would like to change', unknown: UNKNOWN },
  issue: { empty: 'Choose what matters most to you now', unknown: UNKNOWN },
  skip_video: { empty: 'Choose the video call or the clinic', unknown: 'Choose the video call or the clinic' },
}

const BY_CONTROL: Record<string, Record<string, string> | undefined> = CAUSES
const UNNAMED = 'Check this answer'

/** The sentence for a cause; a plain one where a call names a field that no question asks. */
export function causeText(control: string, cause: string): string {
  const sentences = Object.hasOwn(BY_CONTROL, control) ? BY_CONTROL[control] : undefined
  return sentences && Object.hasOwn(sentences, cause) ? (sentences[cause] ?? UNNAMED) : UNNAMED
}
