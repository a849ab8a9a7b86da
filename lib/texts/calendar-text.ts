import { fill } from '@/lib/texts/fill'
import type { Texts } from '@/lib/texts/languages'
import { localName } from '@/lib/texts/local-name'

type Appointment = { type: keyof Texts['messages']['CALENDAR']['what']; locality: string | null }

/** Pass `what` only for an entry that nobody but the patient sees. Only a visit at a clinic names the place. */
export function calendarTitle(
  texts: Texts,
  { type, locality }: Appointment,
  what: string = texts.messages.CALENDAR.what[type],
): string {
  const {
    brand: { BRAND },
    messages: { CALENDAR },
  } = texts
  const where = type === 'clinic' && locality ? `${BRAND.name} ${localName(texts, locality)}` : BRAND.name
  return fill(CALENDAR.title, { what, where })
}

/** `phone`: the clinic's, or null for the chain's. `link`: the manage link. */
export function calendarNote(
  { brand: { BRAND }, messages: { CALENDAR } }: Texts,
  { phone, ...holes }: { phone: string | null; reference: string; link: string },
): string {
  return fill(CALENDAR.note, { ...holes, phone: phone || BRAND.helpPhone.display })
}
