import { telHref } from '@/lib/addresses/outward'
import { type OpeningDays, openingOf } from '@/lib/domain/calendar/opening'
import { fill } from '@/lib/texts/fill'
import type { Texts } from '@/lib/texts/languages'
import { localName } from '@/lib/texts/local-name'
import type { ClinicCall, NightView } from '@/lib/views/site'

const isOpenNow = (place: OpeningDays, now: Date): boolean => openingOf(place, now).kind === 'open'

/** For nights and holidays; null while a clinic is open. */
export function nightAdvice(texts: Texts, clinics: readonly OpeningDays[], now: Date): NightView | null {
  const { nightLine, night } = texts.emergency.EMERGENCY
  return clinics.some((clinic) => isOpenNow(clinic, now)) ? null : { line: nightLine, advice: night }
}

/** Null while the clinic is closed. */
export function callNow(
  texts: Texts,
  clinic: OpeningDays & { name: string; phone: string },
  now: Date,
): ClinicCall | null {
  if (!isOpenNow(clinic, now)) return null
  const { callAndCome, callAt } = texts.emergency.EMERGENCY
  const { phone, name } = clinic
  return { text: callAndCome, phone, spoken: fill(callAt, { clinic: localName(texts, name) }), href: telHref(phone) }
}
