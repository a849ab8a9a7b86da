import type { Messages, ReminderKind } from '@/lib/db/message-kinds'
import { fitting, placed, recipientTexts, sms, timeHoles, wheresOf } from '@/lib/messages/sms-text'
import type { MessageText } from '@/lib/messages/transport'
import { fill, plural } from '@/lib/texts/fill'
import { formatTime } from '@/lib/texts/format'

/** Phrases for two or more people, the fullest first. `withReader`: the message's reader is one of them. */
function people(count: number, withReader: boolean): string[] {
  const { language, messages } = recipientTexts()
  const all = fill(messages.PEOPLE, { count })
  return withReader ? [plural(language.LANGUAGE, messages.YOU_AND, { count: count - 1 }), all] : [all]
}

/** First names of all companions; null if one of them may not be named (safe-names.ts). */
function companionNames(payload: Messages['booking_companions']): string | null {
  const { language, messages } = recipientTexts()
  const names = payload.people.map((one) => (one === null ? messages.YOU : one.firstName))
  const knownNames = names.filter((name) => name !== null)
  if (knownNames.length === 0 || knownNames.length < names.length) return null
  return new Intl.ListFormat(language.LANGUAGE, { type: 'conjunction' }).format(knownNames)
}

/** A patient whose companions have all gone gets the usual confirmation. */
export function companionsText(payload: Messages['booking_companions'], link: string): MessageText {
  const texts = recipientTexts()
  const { type, place, count, start, last } = payload
  const [first = null] = payload.people
  if (count === 1) return placed(`confirmed_${type}`, timeHoles(payload, link), { place, address: null, other: first })
  const [from, until] = [formatTime(texts, start), formatTime(texts, last)]
  const times = from === until ? from : fill(texts.messages.FIRST_TO_LAST, { start: from, last: until })
  const holes = { ...timeHoles(payload, link), times }
  const whos = [companionNames(payload), ...people(count, payload.people.includes(null))].filter((who) => who !== null)
  return fitting(
    whos.flatMap((people) =>
      wheresOf(place).map((where) => () => sms(`companions_${type}`, { ...holes, people, ...where })),
    ),
  )
}

export function companionsReminder(payload: Messages[ReminderKind], link: string): MessageText | null {
  const { type, place, groupSize, other } = payload
  if (groupSize === 1 || type === 'video') return null
  const holes = timeHoles(payload, link)
  return fitting(
    people(groupSize, other === null).flatMap((people) =>
      wheresOf(place).map((where) => () => sms(`reminder_companions_${type}`, { ...holes, people, ...where })),
    ),
  )
}
