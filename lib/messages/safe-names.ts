// Every message gets typed names from this module. Anybody can book for any number, and an unknown person's text must not
// go out under the chain's registered sender.

import { type FirstName, type Other, readFirstName } from '@/lib/db/message-kinds'
import { fill } from '@/lib/texts/fill'
import type { Texts } from '@/lib/texts/languages'

const LONGEST_NAME = 15

/** At most 15 letters. An initial is no first name, unless the name is a single letter. */
function firstNameIn(name: string): FirstName | null {
  const words = name.split(' ').filter((word) => !word.includes('.'))
  const first = words.find((word) => [...word].length > 1) ?? words[0] ?? ''
  return readFirstName([...first].slice(0, LONGEST_NAME).join(''))
}

type BookedPatient = { self_booked: boolean; proved: boolean; personal_name: string; personal_age: number | null }

/** Null when the reader is the patient. Name and age need a proved number, or staff who vouch for it. */
export function patientInMessage(booking: BookedPatient): Other {
  if (booking.self_booked) return null
  if (!booking.proved) return { firstName: null, age: null }
  return { firstName: firstNameIn(booking.personal_name), age: booking.personal_age }
}

/** The fullest phrase first: shorter ones follow for names that don't fit into GSM-7. */
export function safePatientName({ messages }: Texts, { firstName, age }: NonNullable<Other>): [string, ...string[]] {
  const { aged, unnamed } = messages.WHO
  if (firstName === null) return [unnamed]
  return age === null ? [firstName, unnamed] : [fill(aged, { name: firstName, age }), firstName, unnamed]
}
