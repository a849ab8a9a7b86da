import { inLanguage } from '@/lib/addresses/languages'
import { managePath } from '@/lib/addresses/paths'
import { clinicPlace } from '@/lib/catalogue/clinics/clinic-address'
import type { Language } from '@/lib/catalogue/languages'
import type { MailKind, Messages } from '@/lib/db/message-kinds'
import { drop, markAdmitted, type OutboxRow } from '@/lib/db/queries/messages/outbox'
import { readSeatVisit } from '@/lib/db/queries/messages/reminders'
import { localOf } from '@/lib/domain/clinic-time'
import type { MessageDeps } from '@/lib/messages/message-deps'
import { patientInMessage, safePatientName } from '@/lib/messages/safe-names'
import type { MessageText } from '@/lib/messages/transport'
import { calendarNote, calendarTitle } from '@/lib/texts/calendar-text'
import { fill } from '@/lib/texts/fill'
import { formatLongDay, formatTime } from '@/lib/texts/format'
import { languageOf, textsIn } from '@/lib/texts/languages'
import { localName } from '@/lib/texts/local-name'

/** Returns the final payload, or null if the account is gone. E-mails count against no SMS limit. */
export function letMailGo({ db, now }: MessageDeps, row: OutboxRow): Promise<OutboxRow | null> {
  return db.transaction(async (tx) => {
    const visit = await readSeatVisit(tx, row.subject)
    if (!visit) {
      await drop(tx, row.id, 'superseded')
      return null
    }
    const { reference, appointment_type: type, city_id: cityId, locality, phone, nth, starts_at, ends_at } = visit
    const texts = textsIn(languageOf(row.language))
    const named = (text: string): string => localName(texts, text)
    const place = type === 'clinic' ? clinicPlace({ ...visit, cityId, name: visit.place }, named) : ''
    const payload: Messages[MailKind] = {
      reference,
      type,
      nth,
      other: patientInMessage(visit),
      place,
      locality,
      phone,
      startsAt: starts_at.toISOString(),
      endsAt: ends_at.toISOString(),
      changedAt: now.toISOString(),
    }
    const final = { ...row, personal_payload: payload }
    return (await markAdmitted(tx, final)) ? final : null
  })
}

/** Links lead to `origin`, to pages in `language`. */
export type MessageReader = { origin: string; language: Language }

/** The link has no key, because the account opens the booking. */
export function mailText(
  kind: MailKind,
  payload: Messages[MailKind],
  { origin, language }: MessageReader,
): MessageText {
  const texts = textsIn(language)
  const { VISIT_MAIL } = texts.messages
  const { BRAND } = texts.brand
  const { reference, type, place, locality, phone, nth, other } = payload
  const [startsAt, endsAt] = [new Date(payload.startsAt), new Date(payload.endsAt)]
  const { date, time } = localOf(startsAt)
  const url = origin + inLanguage(managePath(reference), language)
  const holes = {
    day: formatLongDay(texts, date),
    time: formatTime(texts, time),
    reference,
    link: url,
    help: BRAND.helpPhone.display,
  }
  const where = fill(VISIT_MAIL.where[type], { place })
  const cancelled = kind === 'mail_cancelled'
  return {
    channel: 'email',
    subject: fill(VISIT_MAIL.subject[kind], holes),
    text:
      (other ? fill(VISIT_MAIL.other, { who: safePatientName(texts, other)[0] }) : '') +
      fill(VISIT_MAIL.text[kind], { ...holes, where }),
    calendar: {
      entry: {
        reference,
        cancelled,
        nth,
        startsAt,
        endsAt,
        title: calendarTitle(texts, { type, locality }),
        place: type === 'clinic' ? place : where,
        note: calendarNote(texts, { phone, reference, link: url }),
        url,
      },
      changedAt: new Date(payload.changedAt),
    },
  }
}
