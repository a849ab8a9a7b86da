// What is told of several who come together: who or how many, from when, and where all of them stand.
import type { Messages, ReminderKind } from '@/lib/db/message-kinds'
import { fitting, readerWords, sms, timeHoles, wheresOf } from '@/lib/messages/sms-text'
import type { MessageText } from '@/lib/messages/transport'
import { fill, plural } from '@/lib/texts/fill'
import { formatTime } from '@/lib/texts/format'

function people(count: number): string {
  const { language, messages } = readerWords()
  return plural(language.LANGUAGE, messages.PEOPLE, { count })
}

/** Everybody by the first name; null where one has none that may be said (typed-words.ts). */
function namesOf(told: Messages['booking_party']): string | null {
  const { language, messages } = readerWords()
  const names = told.people.map((one) => (one === null ? messages.YOU : one.firstName))
  const said = names.filter((name) => name !== null)
  if (said.length === 0 || said.length < names.length) return null
  return new Intl.ListFormat(language.LANGUAGE, { type: 'conjunction' }).format(said)
}

/** Who was brought to a booking, with it. */
export function partyText(told: Messages['booking_party'], link: string): MessageText {
  const words = readerWords()
  const { type, place, count, start, last } = told
  const [from, until] = [formatTime(words, start), formatTime(words, last)]
  const times = from === until ? from : fill(words.messages.FIRST_TO_LAST, { start: from, last: until })
  const holes = { ...timeHoles(told, link), times }
  const whos = [namesOf(told), people(count)].filter((who) => who !== null)
  return fitting(
    whos.flatMap((people) =>
      wheresOf(place).map((where) => () => sms(`party_${type}`, { ...holes, people, ...where })),
    ),
  )
}

/** The reminder of all; null where one alone comes, or a call is made. */
export function partyReminder(told: Messages[ReminderKind], link: string): MessageText | null {
  const { type, place, party } = told
  if (party === 1 || type === 'video') return null
  const holes = { ...timeHoles(told, link), people: people(party) }
  return fitting(wheresOf(place).map((where) => () => sms(`reminder_party_${type}`, { ...holes, ...where })))
}
