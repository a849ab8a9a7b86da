import type { Messages, ReminderKind } from '@/lib/db/message-kinds'
import { fitting, type SmsReader, timeChoices, visitText, wheresOf } from '@/lib/messages/sms-text'
import type { MessageText } from '@/lib/messages/transport'
import { fill, plural } from '@/lib/texts/fill'
import { formatTime } from '@/lib/texts/format'
import type { Texts } from '@/lib/texts/languages'

/** Phrases for two or more people, the fullest first. `withReader`: the message's reader is one of them. */
function people({ language, messages }: Texts, count: number, withReader: boolean): string[] {
  const all = fill(messages.PEOPLE, { count })
  return withReader ? [plural(language.LANGUAGE, messages.YOU_AND, { count: count - 1 }), all] : [all]
}

/** First names of all companions; null if one of them may not be named (safe-names.ts). */
function companionNames({ language, messages }: Texts, payload: Messages['booking_companions']): string | null {
  const names = payload.people.map((one) => (one === null ? messages.YOU : one.firstName))
  const knownNames = names.filter((name) => name !== null)
  if (knownNames.length === 0 || knownNames.length < names.length) return null
  return new Intl.ListFormat(language.LANGUAGE, { type: 'conjunction' }).format(knownNames)
}

/** A patient whose companions have all gone gets the usual confirmation. */
export function companionsText(reader: SmsReader, payload: Messages['booking_companions']): MessageText | null {
  const { texts } = reader
  const { type, place, count, start, last } = payload
  const [first = null] = payload.people
  const choices = { where: wheresOf(reader, place), ...timeChoices(reader, payload) }
  if (count === 1) return visitText(reader, `confirmed_${type}`, { choices, other: first })
  const [from, until] = [formatTime(texts, start), formatTime(texts, last)]
  const times = from === until ? from : [fill(texts.messages.FIRST_TO_LAST, { start: from, last: until }), from]
  const whos = [companionNames(texts, payload), ...people(texts, count, payload.people.includes(null))]
  const names = whos.filter((who) => who !== null)
  return fitting(reader, `companions_${type}`, { ...choices, times, people: names })
}

/** Undefined for a patient who comes alone. */
export function companionsReminder(reader: SmsReader, payload: Messages[ReminderKind]): MessageText | null | undefined {
  const { type, place, groupSize, other } = payload
  if (groupSize === 1 || type === 'video') return undefined
  return fitting(reader, `reminder_companions_${type}`, {
    where: wheresOf(reader, place),
    ...timeChoices(reader, payload),
    people: people(reader.texts, groupSize, other === null),
  })
}
