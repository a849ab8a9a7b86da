import { inLanguage } from '@/lib/addresses/languages'
import { shortLink } from '@/lib/addresses/short-links'
import { registrationsIn } from '@/lib/catalogue/chain'
import { DEFAULT_LANGUAGE, type Language } from '@/lib/catalogue/languages'
import { isOnWhatsapp, type SmsTemplate, type VisitTemplate } from '@/lib/catalogue/sms-templates'
import type { Other } from '@/lib/db/message-kinds'
import { plainly, segmentsOf } from '@/lib/messages/gsm7'
import type { MessageReader } from '@/lib/messages/mails'
import { safePatientName } from '@/lib/messages/safe-names'
import type { MessageText } from '@/lib/messages/transport'
import { fill } from '@/lib/texts/fill'
import { formatDay, formatShortDay, formatTime } from '@/lib/texts/format'
import { type Texts, textsIn } from '@/lib/texts/languages'
import { localName } from '@/lib/texts/local-name'
import { keysOf, mapValues } from '@/lib/types/keys'

/** `link` makes the web address of one of the site's paths, in the reader's language. */
export type SmsReader = { language: Language; texts: Texts; link: (path: string) => string }

/** English texts for a reader of another language still have links to pages in that language. */
export const smsReader = (ofTexts: Language, { origin, language }: MessageReader): SmsReader => ({
  language: ofTexts,
  texts: textsIn(ofTexts),
  link: (path) => origin + inLanguage(shortLink(path), language),
})

/** A third segment costs as much as the first two, and old phones show it separately. */
const SEGMENTS = 2

function sms({ language, texts }: SmsReader, name: SmsTemplate, holes: Record<string, string>): MessageText {
  const parameters = { help: texts.brand.BRAND.helpPhone.display, ...holes }
  const { templates, whatsapp: named = {} } = registrationsIn(language)
  const templateId = templates[name]
  const template = isOnWhatsapp(name) ? named[name] : undefined
  return {
    channel: 'sms',
    text: plainly(fill(texts.sms.SMS_TEXTS[name], parameters)),
    ...(templateId ? { templateId } : {}),
    ...(template ? { whatsapp: { template, language, parameters } } : {}),
  }
}

/** One letter outside GSM-7 would more than halve the room of an English text. */
function writable({ language }: SmsReader, values: readonly string[]): string[] {
  if (language !== DEFAULT_LANGUAGE) return [...values]
  return values.map(plainly).filter((value) => segmentsOf(value).encoding === 'GSM-7')
}

/** One value, or several from the fullest to the shortest. */
type Choices = Record<string, string | readonly string[]>

/**
 * The text with the fullest values that fit into two segments, or null. The first hole gets shorter first. The linked
 * page has all details.
 */
export function fitting(reader: SmsReader, name: SmsTemplate, choices: Choices): MessageText | null {
  const left = mapValues(choices, (_hole, values) => writable(reader, [values].flat()))
  // No patient reads a gap.
  if (Object.values(left).some(([fullest]) => fullest === undefined)) return null
  for (;;) {
    const made = sms(
      reader,
      name,
      mapValues(left, (_hole, [fullest = '']) => fullest),
    )
    if (segmentsOf(made.text).count <= SEGMENTS) return made
    const longest = keysOf(left).find((hole) => (left[hole]?.length ?? 0) > 1)
    if (longest === undefined) return null
    left[longest]?.shift()
  }
}

/** `other`: the patient, if that is not the reader. */
export const visitText = (
  reader: SmsReader,
  name: VisitTemplate,
  { choices, other }: { choices: Choices; other: Other },
): MessageText | null =>
  other
    ? fitting(reader, `${name}_for`, { ...choices, who: safePatientName(reader.texts, other) })
    : fitting(reader, name, choices)

/** Letters of a clinic's name that always fit into an English text. */
const SHORT_NAME = 30

/** The chain's name stands at the beginning of each SMS already. */
export function wheresOf({ texts }: SmsReader, place: string, address: string | null = null): string[] {
  const name = localName(texts, place)
  const whole = address === null ? name : `${name}, ${localName(texts, address)}`
  const withoutBrand = name.replace(texts.brand.BRAND.name, '').trim()
  const wheres = [whole, name, name.slice(0, SHORT_NAME), withoutBrand, texts.messages.CLINIC]
  return wheres.filter((where) => where !== '')
}

export const daysOf = ({ texts }: SmsReader, date: string): string[] => [
  formatDay(texts, date),
  formatShortDay(texts, date),
]

export const timeChoices = (
  reader: SmsReader,
  { date, start, reference, manage }: { date: string; start: string; reference: string; manage: string },
) => ({ day: daysOf(reader, date), time: formatTime(reader.texts, start), reference, link: reader.link(manage) })
