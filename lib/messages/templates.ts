import { PATHS } from '@/lib/addresses/paths'
import { chain } from '@/lib/catalogue/chain'
import { DEFAULT_LANGUAGE, type Language } from '@/lib/catalogue/languages'
import type { VisitTemplate } from '@/lib/catalogue/sms-templates'
import {
  type MessageKind,
  type MessageOf,
  type Messages,
  type ReminderKind,
  readMessage,
  type VisitKind,
} from '@/lib/db/message-kinds'
import { localOf } from '@/lib/domain/clinic-time'
import { companionsReminder, companionsText } from '@/lib/messages/companions-text'
import { type MessageReader, mailText } from '@/lib/messages/mails'
import { daysOf, fitting, type SmsReader, smsReader, timeChoices, visitText, wheresOf } from '@/lib/messages/sms-text'
import type { MessageText } from '@/lib/messages/transport'
import { fill } from '@/lib/texts/fill'
import { formatDay, formatLongDay, formatMoney, formatShortDay, formatTime } from '@/lib/texts/format'
import { textsIn } from '@/lib/texts/languages'
import { localName } from '@/lib/texts/local-name'

type Visit = Messages[VisitKind]
const visit = (reader: SmsReader, template: VisitTemplate, payload: Visit): MessageText | null =>
  visitText(reader, template, {
    choices: { where: wheresOf(reader, payload.place, payload.address), ...timeChoices(reader, payload) },
    other: payload.other,
  })

function reminder(reader: SmsReader, payload: Messages[ReminderKind]): MessageText | null {
  const ofAll = companionsReminder(reader, payload)
  if (ofAll !== undefined) return ofAll
  const { attends, type, place, other } = payload
  const choices = { where: wheresOf(reader, place), ...timeChoices(reader, payload) }
  return visitText(reader, `${attends ? 'reminded' : 'reminder'}_${type}`, { choices, other })
}

/** As many of the offered times as fit. The linked page has all. */
function newTimes(reader: SmsReader, { times, other, ...visit }: Messages['new_times']): MessageText | null {
  const { texts } = reader
  const each = times.map(({ date, start }) =>
    fill(texts.messages.NEW_TIME, { day: formatDay(texts, date), time: formatTime(texts, start) }),
  )
  const some = each.map((_, n) => each.slice(0, each.length - n).join('; '))
  const choices = timeChoices(reader, visit)
  const withTimes = { choices: { times: some, ...choices }, other }
  const full = some.length > 0 ? visitText(reader, 'new_times', withTimes) : null
  return full ?? visitText(reader, 'new_times_none', { choices, other })
}

const confirmed = ({ type, isEmergency }: Visit): VisitTemplate =>
  type === 'clinic' && isEmergency ? 'confirmed_emergency' : `confirmed_${type}`

function callRequest(reader: SmsReader, { date, from, until }: Messages['call_asked']): MessageText | null {
  const { texts } = reader
  const choices = { day: daysOf(reader, date), until: formatTime(texts, until) }
  if (from === null) return fitting(reader, 'call_before', choices)
  return fitting(reader, 'call_between', { ...choices, from: formatTime(texts, from) })
}

/** More visits than this are on the linked page only. */
const LISTED_VISITS = 3

function summary(reader: SmsReader, { visits }: Messages['booking_summary']): MessageText | null {
  const { texts, link } = reader
  const { SUMMARY } = texts.messages
  if (visits.length === 0) return fitting(reader, 'summary_none', { link: link(PATHS.home) })
  const lines = visits.slice(0, LISTED_VISITS).map(({ date, start, reference, place }) => {
    const holes = { day: formatDay(texts, date), time: formatTime(texts, start), reference }
    const line = fill(SUMMARY.visit, holes)
    return { line, full: place ? fill(SUMMARY.visitAt, { ...holes, place: localName(texts, place) }) : line }
  })
  const list = (count: number, key: 'line' | 'full') => {
    const shown = lines.slice(0, count).map((each) => each[key])
    const more = visits.length - count
    return [...shown, ...(more > 0 ? [fill(SUMMARY.more, { count: more })] : [])].join('; ')
  }
  const fewer = lines.map((_, n) => list(lines.length - n, 'line'))
  return fitting(reader, 'summary_visits', {
    visits: [list(lines.length, 'full'), ...fewer],
    link: link(PATHS.account),
  })
}

const codeHoles = ({ code, until }: Messages['code'], origin: string) => ({
  code,
  time: localOf(new Date(until)).time,
  domain: new URL(origin).hostname,
})

function codeMail(payload: Messages['code'], { origin, language }: MessageReader): MessageText {
  const texts = textsIn(language)
  const { CODE_MAIL } = texts.messages
  const { code, time } = codeHoles(payload, origin)
  const holes = { code, time: formatTime(texts, time), help: texts.brand.BRAND.helpPhone.display, link: origin }
  return { channel: 'email', subject: CODE_MAIL.subject[payload.purpose], text: fill(CODE_MAIL.text, holes) }
}

type SmsMessage = Exclude<MessageOf, { kind: 'mail_confirmed' | 'mail_moved' | 'mail_cancelled' }>

/** Null when no text fits into two SMS. */
function smsText(reader: SmsReader, message: SmsMessage, origin: string): MessageText | null {
  const { texts, link } = reader
  switch (message.kind) {
    case 'booking_confirmed':
      return visit(reader, confirmed(message.payload), message.payload)
    case 'booking_moved':
      return visit(reader, `moved_${message.payload.type}`, message.payload)
    case 'booking_cancelled':
      return visit(reader, 'cancelled', message.payload)
    case 'reminder_day':
    case 'reminder_hours':
      return reminder(reader, message.payload)
    case 'how_was_it': {
      const { date, visit: path, hasLeft } = message.payload
      return fitting(reader, hasLeft ? 'how_was_it_left' : message.kind, {
        day: daysOf(reader, date),
        link: link(path),
      })
    }
    case 'recall_first':
    case 'recall_second':
      return fitting(reader, 'recall', { link: link(message.payload.recall) })
    case 'new_times':
      return newTimes(reader, message.payload)
    case 'time_stands':
      return visitText(reader, message.kind, {
        choices: timeChoices(reader, message.payload),
        other: message.payload.other,
      })
    case 'running_late':
    case 'on_time_again': {
      const { reference, start, minutes, manage, other } = message.payload
      const choices = { time: formatTime(texts, start), minutes: String(minutes), reference, link: link(manage) }
      return visitText(reader, message.kind, { choices, other })
    }
    case 'booking_companions':
      return companionsText(reader, message.payload)
    case 'booking_link': {
      const { reference, manage } = message.payload
      return fitting(reader, message.kind, { reference, link: link(manage) })
    }
    case 'booking_summary':
      return summary(reader, message.payload)
    case 'call_asked':
      return callRequest(reader, message.payload)
    case 'earlier_time': {
      const until = formatTime(texts, message.payload.until)
      return fitting(reader, message.kind, { ...timeChoices(reader, message.payload), until })
    }
    case 'membership_activated': {
      const { number, validUntil: date } = message.payload
      const day = [formatLongDay(texts, date), `${formatShortDay(texts, date)} ${date.slice(0, 4)}`]
      const price = formatMoney(chain().membership?.price ?? 0)
      return fitting(reader, message.kind, { day, number, price, link: link(PATHS.account) })
    }
    case 'referral_rewarded':
      return fitting(reader, message.kind, { link: link(PATHS.referral) })
    case 'account_deleted':
      return fitting(reader, message.kind, {})
    case 'code': {
      const { time, ...holes } = codeHoles(message.payload, origin)
      return fitting(reader, `code_${message.payload.purpose}`, { ...holes, time: formatTime(texts, time) })
    }
  }
}

/**
 * A carrier accepts only registered texts. So the text is English where the chain registered none in the language, or
 * where it is too long; on WhatsApp, length does not count. Throws when the payload does not match the kind.
 */
export function renderMessage(kind: MessageKind, stored: unknown, reader: MessageReader): MessageText {
  const message = readMessage(kind, stored)
  if (message.kind === 'mail_confirmed' || message.kind === 'mail_moved' || message.kind === 'mail_cancelled')
    return mailText(message.kind, message.payload, reader)
  if (message.kind === 'code' && message.payload.channel === 'email') return codeMail(message.payload, reader)
  const textIn = (language: Language) => smsText(smsReader(language, reader), message, reader.origin)
  const own = reader.language === DEFAULT_LANGUAGE ? null : textIn(reader.language)
  if (own?.templateId) return own
  const english = textIn(DEFAULT_LANGUAGE)
  if (!english) throw new Error('No text of a message is short enough')
  return own?.whatsapp ? { ...english, whatsapp: own.whatsapp } : english
}
