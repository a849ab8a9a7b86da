import { PATHS } from '@/lib/addresses/paths'
import type { VisitTemplate } from '@/lib/catalogue/sms-templates'
import { type MessageKind, type Messages, type ReminderKind, readMessage, type VisitKind } from '@/lib/db/message-kinds'
import { localOf } from '@/lib/domain/clinic-time'
import { companionsReminder, companionsText } from '@/lib/messages/companions-text'
import { segmentsOf } from '@/lib/messages/gsm7'
import { mailText } from '@/lib/messages/mails'
import { placed, recipientTexts, SEGMENTS, sms, timeHoles, visitText } from '@/lib/messages/sms-text'
import type { MessageText } from '@/lib/messages/transport'
import { fill } from '@/lib/texts/fill'
import { formatDay, formatLongDay, formatTime } from '@/lib/texts/format'

type Visit = Messages[VisitKind]
const visit = (template: (payload: Visit) => VisitTemplate, payload: Visit, link: string): MessageText =>
  placed(template(payload), timeHoles(payload, link), payload)

const reminder = (payload: Messages[ReminderKind], link: string): MessageText =>
  companionsReminder(payload, link) ??
  placed(`${payload.attends ? 'reminded' : 'reminder'}_${payload.type}`, timeHoles(payload, link), {
    ...payload,
    address: null,
  })

function newTimes({ times, ...visit }: Messages['new_times'], link: string): MessageText {
  const texts = recipientTexts()
  const each = times.map(({ date, start }) =>
    fill(texts.messages.NEW_TIME, { day: formatDay(texts, date), time: formatTime(texts, start) }),
  )
  const holes = timeHoles(visit, link)
  const some = each.map((_, n) => ({ times: each.slice(0, each.length - n).join('; ') }))
  return some.length > 0
    ? visitText('new_times', holes, visit.other, some)
    : visitText('new_times_none', holes, visit.other)
}

const confirmed = ({ type, isEmergency }: Visit): VisitTemplate =>
  type === 'clinic' && isEmergency ? 'confirmed_emergency' : `confirmed_${type}`

function earlier(payload: Messages['earlier_time'], origin: string): MessageText {
  const texts = recipientTexts()
  const { reference, date, start, until, manage } = payload
  const times = { day: formatDay(texts, date), time: formatTime(texts, start), until: formatTime(texts, until) }
  return sms('earlier_time', { ...times, reference, link: origin + manage })
}

function callRequest({ date, from, until }: Messages['call_asked']): MessageText {
  const texts = recipientTexts()
  const holes = { day: formatDay(texts, date), until: formatTime(texts, until) }
  return from === null ? sms('call_before', holes) : sms('call_between', { ...holes, from: formatTime(texts, from) })
}

/** More visits than this are on the linked page only. */
const LISTED_VISITS = 3

function summary({ visits }: Messages['booking_summary'], origin: string): MessageText {
  const texts = recipientTexts()
  const { SUMMARY } = texts.messages
  if (visits.length === 0) return sms('summary_none', { link: origin })
  const listed = visits.slice(0, LISTED_VISITS)
  const more = visits.length - listed.length
  const lines = (withPlace: boolean) =>
    listed
      .map(({ date, start, reference, place }) => {
        const holes = { day: formatDay(texts, date), time: formatTime(texts, start), reference }
        return withPlace && place ? fill(SUMMARY.visitAt, { ...holes, place }) : fill(SUMMARY.visit, holes)
      })
      .concat(more > 0 ? fill(SUMMARY.more, { count: more }) : [])
      .join('; ')
  const link = `${origin}${PATHS.account}`
  const whole = sms('summary_visits', { visits: lines(true), link })
  return segmentsOf(whole.text).count <= SEGMENTS ? whole : sms('summary_visits', { visits: lines(false), link })
}

function code({ channel, code, purpose, until }: Messages['code'], origin: string): MessageText {
  const texts = recipientTexts()
  const time = formatTime(texts, localOf(new Date(until)).time)
  const holes = { code, time, domain: new URL(origin).hostname }
  if (channel === 'sms') return sms(`code_${purpose}`, holes)
  const { CODE_MAIL } = texts.messages
  const text = fill(CODE_MAIL.text, { ...holes, help: texts.brand.BRAND.helpPhone.display, link: origin })
  return { channel, subject: CODE_MAIL.subject[purpose], text }
}

/** Links lead to `origin`. Throws when the payload does not match the kind. */
export function renderMessage(kind: MessageKind, stored: unknown, origin: string): MessageText {
  const message = readMessage(kind, stored)
  switch (message.kind) {
    case 'booking_confirmed':
      return visit(confirmed, message.payload, origin + message.payload.manage)
    case 'booking_moved':
      return visit(({ type }) => `moved_${type}`, message.payload, origin + message.payload.manage)
    case 'booking_cancelled':
      return visit(() => 'cancelled', message.payload, origin + message.payload.manage)
    case 'mail_confirmed':
    case 'mail_moved':
    case 'mail_cancelled':
      return mailText(message.kind, message.payload, origin)
    case 'reminder_day':
    case 'reminder_hours':
      return reminder(message.payload, origin + message.payload.manage)
    case 'how_was_it': {
      const { date, visit: path } = message.payload
      return sms(message.kind, { day: formatDay(recipientTexts(), date), link: origin + path })
    }
    case 'new_times':
      return newTimes(message.payload, origin + message.payload.manage)
    case 'time_stands':
      return visitText(message.kind, timeHoles(message.payload, origin + message.payload.manage), message.payload.other)
    case 'booking_companions':
      return companionsText(message.payload, origin + message.payload.manage)
    case 'booking_link':
      return sms(message.kind, { reference: message.payload.reference, link: origin + message.payload.manage })
    case 'booking_summary':
      return summary(message.payload, origin)
    case 'call_asked':
      return callRequest(message.payload)
    case 'earlier_time':
      return earlier(message.payload, origin)
    case 'membership_activated': {
      const { number, validUntil } = message.payload
      return sms(message.kind, {
        number,
        day: formatLongDay(recipientTexts(), validUntil),
        link: `${origin}${PATHS.account}`,
      })
    }
    case 'referral_rewarded':
      return sms(message.kind, { link: `${origin}${PATHS.referral}` })
    case 'account_deleted':
      return sms(message.kind, {})
    case 'code':
      return code(message.payload, origin)
  }
}
