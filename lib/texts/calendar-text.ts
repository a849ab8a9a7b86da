// What a patient's calendar says of an appointment.
import { fill } from '@/lib/texts/fill'
import type { Texts } from '@/lib/texts/languages'

type Appointment = { type: keyof Texts['messages']['CALENDAR']['what']; locality: string | null }

/** `what` in other words than the kind of visit is for the patient's own eyes alone. Only a visit at a clinic says where. */
export function calendarTitle(
  { brand: { BRAND }, messages: { CALENDAR } }: Texts,
  { type, locality }: Appointment,
  what: string = CALENDAR.what[type],
): string {
  const where = type === 'clinic' && locality ? `${BRAND.name} ${locality}` : BRAND.name
  return fill(CALENDAR.title, { what, where })
}

/** `phone`: the clinic's; without one the chain's own. `link`: where the booking is seen and changed. */
export function calendarNote(
  { brand: { BRAND }, messages: { CALENDAR } }: Texts,
  { phone, ...holes }: { phone: string | null; reference: string; link: string },
): string {
  return fill(CALENDAR.note, { ...holes, phone: phone || BRAND.helpPhone.display })
}
