import { DEFAULT_LANGUAGE } from '@/lib/addresses/languages'
import { chain } from '@/lib/catalogue/chain'
import { isOnWhatsapp, type SmsTemplate, type VisitTemplate } from '@/lib/catalogue/sms-templates'
import type { Other } from '@/lib/db/message-kinds'
import { plainly, segmentsOf } from '@/lib/messages/gsm7'
import { safePatientName } from '@/lib/messages/safe-names'
import type { MessageText } from '@/lib/messages/transport'
import { fill } from '@/lib/texts/fill'
import { formatDay, formatTime } from '@/lib/texts/format'
import { textsIn } from '@/lib/texts/languages'

type Holes = Record<string, string>

/** Rows store no language yet. */
export const recipientTexts = () => textsIn(DEFAULT_LANGUAGE)

/** A third segment costs as much as the first two, and old phones show it separately. */
export const SEGMENTS = 2

export function sms(name: SmsTemplate, holes: Holes): MessageText {
  const { sms: texts, brand } = recipientTexts()
  const template: string = texts.SMS_TEXTS[name]
  const parameters = { help: brand.BRAND.helpPhone.display, ...holes }
  const text = plainly(fill(template, parameters))
  const { templates, whatsapp: named = {} } = chain().sms
  const templateId = templates[name]
  const whatsapp = isOnWhatsapp(name) ? named[name] : undefined
  return {
    channel: 'sms',
    text,
    ...(templateId ? { templateId } : {}),
    ...(whatsapp ? { whatsapp: { template: whatsapp, parameters } } : {}),
  }
}

/** The first text that fits into two segments. The linked page has all details. */
export function fitting(texts: readonly (() => MessageText)[]): MessageText {
  for (const make of texts) {
    const made = make()
    const { encoding, count } = segmentsOf(made.text)
    if (encoding === 'GSM-7' && count <= SEGMENTS) return made
  }
  throw new Error('No text of a message is short enough')
}

/** Letters of a clinic's name that always fit. */
const SHORT_NAME = 30

/** The first value of `more` that fits fills the other holes. */
export function visitText(name: VisitTemplate, holes: Holes, other: Other, more: readonly Holes[] = [{}]): MessageText {
  if (!other) return fitting(more.map((each) => () => sms(name, { ...holes, ...each })))
  return fitting(
    safePatientName(other).flatMap((who) => more.map((each) => () => sms(`${name}_for`, { ...holes, ...each, who }))),
  )
}

type Place = { place: string; address: string | null; other: Other }

export function wheresOf(place: string, address: string | null = null): Holes[] {
  const whole = address === null ? place : `${place}, ${address}`
  // Needed for a name with letters outside GSM-7, which would cost a third segment.
  const wheres = [whole, place, place.slice(0, SHORT_NAME), recipientTexts().messages.CLINIC]
  return wheres.map((where) => ({ where }))
}

export const placed = (name: VisitTemplate, holes: Holes, { place, address, other }: Place): MessageText =>
  visitText(name, holes, other, wheresOf(place, address))

export const timeHoles = (
  { date, start, reference }: { date: string; start: string; reference: string },
  link: string,
) => {
  const texts = recipientTexts()
  return { day: formatDay(texts, date), time: formatTime(texts, start), reference, link }
}
