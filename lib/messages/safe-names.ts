// The only typed words that a message says. Anybody can book for any number, and a stranger's words must not go out under the
// chain's registered sender: every kind and channel has its words from here.
import { type FirstName, type Other, readFirstName } from '@/lib/db/message-kinds'
import { fill } from '@/lib/texts/fill'
import { DEFAULT_LANGUAGE, textsIn } from '@/lib/texts/languages'

const LONGEST_NAME = 15

/** The first name in a full one, shortened to 15 letters: an initial is none. Null where there is no other word. */
function firstNameIn(name: string): FirstName | null {
  const words = name.split(' ').filter((word) => !word.includes('.'))
  const first = words.find((word) => [...word].length > 1) ?? words[0] ?? ''
  return readFirstName([...first].slice(0, LONGEST_NAME).join(''))
}

/** As a booking's row has it; age in years. */
type BookedPatient = { self_booked: boolean; proved: boolean; personal_name: string; personal_age: number | null }

/**
 * What a message says of the patient of a booking; null where its reader is the patient. `proved`: whoever booked has shown that the
 * number is theirs, or the front desk answers for it; otherwise neither name nor age is said.
 */
export function patientInMessage(booking: BookedPatient): Other {
  if (booking.self_booked) return null
  if (!booking.proved) return { firstName: null, age: null }
  return { firstName: firstNameIn(booking.personal_name), age: booking.personal_age }
}

/** The patient in words, the fullest first: no cheap SMS has the letters of every name. */
export function safePatientName({ firstName, age }: NonNullable<Other>): [string, ...string[]] {
  const { aged, unnamed } = textsIn(DEFAULT_LANGUAGE).messages.WHO
  if (firstName === null) return [unnamed]
  return age === null ? [firstName, unnamed] : [fill(aged, { name: firstName, age }), firstName, unnamed]
}
