// Makes an SMS of a registered text: what fills its holes, and of several wordings the fullest that two segments hold.
import { chain } from '@/lib/catalogue/chain'
import { isOnWhatsapp, type SmsTemplate, type VisitTemplate } from '@/lib/catalogue/sms-templates'
import type { Other } from '@/lib/db/message-kinds'
import { plainly, segmentsOf } from '@/lib/messages/gsm7'
import { safePatientName } from '@/lib/messages/safe-names'
import type { MessageText } from '@/lib/messages/transport'
import { fill } from '@/lib/texts/fill'
import { formatDay, formatTime } from '@/lib/texts/format'
import { DEFAULT_LANGUAGE, textsIn } from '@/lib/texts/languages'

type Holes = Record<string, string>

/** No row says yet what its reader reads. */
export const recipientTexts = () => textsIn(DEFAULT_LANGUAGE)

/** A third one costs as much as the first two, and old phones show it apart. */
export const SEGMENTS = 2

/** A registered text with its holes filled. */
export function sms(name: SmsTemplate, holes: Holes): MessageText {
  // Which holes a name's text has is known at run time only.
  const { messages, brand } = recipientTexts()
  const template: string = messages.SMS_TEXTS[name]
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

/** The first of the texts that is at most two SMS long: the page behind the link has all of it. */
export function fitting(texts: readonly (() => MessageText)[]): MessageText {
  for (const make of texts) {
    const made = make()
    const { encoding, count } = segmentsOf(made.text)
    if (encoding === 'GSM-7' && count <= SEGMENTS) return made
  }
  throw new Error('No text of a message is short enough')
}

/** Of a clinic's name so much as always has room. */
const SHORT_NAME = 30

/** The text about a visit whose other holes have one of these values: the first that has room. */
export function visitText(name: VisitTemplate, holes: Holes, other: Other, more: readonly Holes[] = [{}]): MessageText {
  if (!other) return fitting(more.map((each) => () => sms(name, { ...holes, ...each })))
  return fitting(
    safePatientName(other).flatMap((who) => more.map((each) => () => sms(`${name}_for`, { ...holes, ...each, who }))),
  )
}

type Place = { place: string; address: string | null; other: Other }

/** What fills the hole `where`, the fullest first: as much of the place as there is room for. */
export function wheresOf(place: string, address: string | null = null): Holes[] {
  const whole = address === null ? place : `${place}, ${address}`
  // A name in letters that no cheap SMS has would cost a third one.
  const wheres = [whole, place, place.slice(0, SHORT_NAME), recipientTexts().messages.CLINIC]
  return wheres.map((where) => ({ where }))
}

/** A text about a visit whose hole `where` says as much of the place as there is room for. */
export const placed = (name: VisitTemplate, holes: Holes, { place, address, other }: Place): MessageText =>
  visitText(name, holes, other, wheresOf(place, address))

/** What most texts tell of a visit. */
export const timeHoles = (
  { date, start, reference }: { date: string; start: string; reference: string },
  link: string,
) => {
  const texts = recipientTexts()
  return { day: formatDay(texts, date), time: formatTime(texts, start), reference, link }
}
