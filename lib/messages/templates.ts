// Puts an outbox row into words: which template a message is, and what fills its holes.
import { BRAND } from '@/lib/catalogue/brand'
import { SMS_TEMPLATE_IDS, type SmsTemplate } from '@/lib/catalogue/sms-templates'
import type { MessageKind } from '@/lib/db/queries/outbox'
import { localOf } from '@/lib/domain/clinic-time'
import { plainly, segmentsOf } from '@/lib/messages/gsm7'
import type { MessageText } from '@/lib/messages/transport'
import { CODE_MAIL, SMS_TEXTS, SUMMARY } from '@/lib/texts/en/messages'
import { formatDay, formatLongDay, formatTime } from '@/lib/texts/format'

export type Payload = Record<string, unknown>
type Holes = Record<string, string>

/** A third one costs as much as the first two, and old phones show it apart. */
const SEGMENTS = 2

function fill(text: string, holes: Holes): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = holes[name]
    if (value === undefined) throw new Error(`A message has nothing for its hole ${name}`)
    return value
  })
}

function sms(template: SmsTemplate, holes: Holes): MessageText {
  const text = plainly(fill(SMS_TEXTS[template], { help: BRAND.helpPhone.display, ...holes }))
  return { channel: 'sms', text, templateId: SMS_TEMPLATE_IDS[template] }
}

/** A value of the payload; throws where it is missing, so that no patient reads "undefined". */
function part(payload: Payload, name: string): string {
  const value = payload[name]
  if (typeof value !== 'string' || value === '') throw new Error(`A message's payload lacks ${name}`)
  return value
}

type Type = 'clinic' | 'at_home' | 'video'
function typeOf({ type, address }: Payload): Type {
  if (type === 'video' || type === 'at_home' || type === 'clinic') return type
  // Rows from before the payload said it.
  return address === null ? 'at_home' : 'clinic'
}

function visit(template: (type: Type) => SmsTemplate, payload: Payload, link: string): MessageText {
  const place = part(payload, 'place')
  const holes = {
    day: formatDay(part(payload, 'date')),
    time: formatTime(part(payload, 'start')),
    reference: part(payload, 'reference'),
    link,
    where: typeof payload.address === 'string' ? `${place}, ${payload.address}` : place,
  }
  const name = template(typeOf(payload))
  const whole = sms(name, holes)
  // The page behind the link has the address; the message has to arrive in one piece.
  return segmentsOf(whole.text).count <= SEGMENTS ? whole : sms(name, { ...holes, where: place })
}

/** What stands when a summary is sent: the visits ahead, the next one first. */
export type SummaryPayload = { visits: { date: string; start: string; reference: string; place: string }[] }
/** So many are told one by one; the page behind the link has them all. */
const TOLD_VISITS = 3

function summary({ visits }: Payload, origin: string): MessageText {
  if (!Array.isArray(visits)) throw new Error('A summary has nothing to tell yet')
  if (visits.length === 0) return sms('summary_none', { link: origin })
  const told: SummaryPayload['visits'] = visits.slice(0, TOLD_VISITS)
  const more = visits.length - told.length
  const lines = (withPlace: boolean) =>
    told
      .map((visit) => SUMMARY.visit({ ...visit, day: formatDay(visit.date), time: formatTime(visit.start) }, withPlace))
      .concat(more > 0 ? SUMMARY.more(more) : [])
      .join('; ')
  const link = `${origin}/account`
  const whole = sms('summary_visits', { visits: lines(true), link })
  return segmentsOf(whole.text).count <= SEGMENTS ? whole : sms('summary_visits', { visits: lines(false), link })
}

type Purpose = keyof typeof CODE_MAIL.subject
const isPurpose = (value: string): value is Purpose => Object.hasOwn(CODE_MAIL.subject, value)

function code(payload: Payload, origin: string): MessageText {
  const purpose = part(payload, 'purpose')
  if (!isPurpose(purpose)) throw new Error('A code has a purpose that no text is for')
  const time = formatTime(localOf(new Date(part(payload, 'until'))).time)
  const holes = { code: part(payload, 'code'), time, domain: new URL(origin).hostname }
  if (payload.channel !== 'email') return sms(`code_${purpose}`, holes)
  const text = fill(CODE_MAIL.text, { ...holes, help: BRAND.helpPhone.display, link: origin })
  return { channel: 'email', subject: CODE_MAIL.subject[purpose], text }
}

/** The message of an outbox row, with links to `origin`. Throws when the payload is not the kind's. */
export function textOf(kind: MessageKind, payload: Payload, origin: string): MessageText {
  switch (kind) {
    case 'booking_confirmed':
      return visit((type) => `confirmed_${type}`, payload, origin + part(payload, 'manage'))
    case 'booking_moved':
      return visit((type) => `moved_${type}`, payload, origin + part(payload, 'manage'))
    case 'booking_cancelled':
      return visit(() => 'cancelled', payload, origin + part(payload, 'manage'))
    case 'booking_link':
      return sms(kind, { reference: part(payload, 'reference'), link: origin + part(payload, 'manage') })
    case 'booking_summary':
      return summary(payload, origin)
    case 'membership_activated': {
      const day = formatLongDay(part(payload, 'validUntil'))
      return sms(kind, { number: part(payload, 'number'), day, link: `${origin}/account` })
    }
    case 'referral_rewarded':
      return sms(kind, { link: `${origin}/referral` })
    case 'account_deleted':
      return sms(kind, {})
    case 'code':
      return code(payload, origin)
  }
}
