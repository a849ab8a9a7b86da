// Who comes, as a message calls them where somebody else booked.
import type { Other } from '@/lib/db/message-kinds'
import { fill } from '@/lib/texts/fill'
import { DEFAULT_LANGUAGE, wordsOf } from '@/lib/texts/languages'

/** Of a patient's name so much as always has room. */
const SHORT_NAME = 15

const wordsOfWho = () => wordsOf(DEFAULT_LANGUAGE).messages.WHO

/** `Asha Rao (8)`, in years; the name alone where no age is known. */
export const whoOf = ({ name, age }: NonNullable<Other>): string =>
  age === null ? name : fill(wordsOfWho().aged, { name, age })

/** The same from the fullest words to the shortest: a name in letters that no cheap SMS has is left out at last. */
export function whosOf({ name, age }: NonNullable<Other>): string[] {
  const named = [name, name.slice(0, SHORT_NAME).trim()].filter((each) => each !== '')
  return [...named.map((each) => whoOf({ name: each, age })), ...named, wordsOfWho().unnamed]
}
