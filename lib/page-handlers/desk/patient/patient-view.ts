import { DESK_PATHS } from '@/lib/addresses/desk'
import type { DeskRequest } from '@/lib/http/forms/with-desk'
import { photoViews } from '@/lib/http/photo-views'
import { treatmentTitle } from '@/lib/http/steps/treatment-title'
import { notificationLines } from '@/lib/page-handlers/desk/booking-history'
import { initials, phoneView } from '@/lib/page-handlers/desk/visit-card'
import { deskRecallView } from '@/lib/page-handlers/recalls/desk-recall-view'
import { fill } from '@/lib/texts/fill'
import { formatDay, formatTime } from '@/lib/texts/format'
import type { Texts } from '@/lib/texts/languages'
import { MOST_VISITS, type Patient, type PatientVisit, peopleOf } from '@/lib/use-cases/desk/patient/read-patient'
import { listBookingMessages } from '@/lib/use-cases/messages/booking-messages'
import { bookingPhotos } from '@/lib/use-cases/photos/list'
import type { PatientView } from '@/lib/views/desk/patient'

type Reader = { texts: Texts; isHiding: boolean }

export const whenText = (texts: Texts, { date, start }: Pick<PatientVisit, 'date' | 'start'>): string =>
  `${formatDay(texts, date)}, ${formatTime(texts, start)}`

export function countsText(texts: Texts, visits: readonly PatientVisit[]): string {
  const count = (is: (visit: PatientVisit) => boolean) => String(visits.filter(is).length)
  return fill(texts['desk-patient'].PATIENT.counts, {
    kept: count(({ visit }) => visit === 'kept'),
    missed: count(({ visit }) => visit === 'missed'),
    cancelled: count(({ status }) => status === 'cancelled'),
  })
}

/** Such as `Seen`, or `Cancelled by Asha. Patient asked`. */
export function stateText(texts: Texts, { visit, isAhead, cancelled, cancelReason }: PatientVisit): string {
  const { states: words } = texts['desk-patient'].PATIENT
  const { reasons, nobody } = texts['desk-booking'].DESK_BOOKING
  if (!cancelled) {
    if (visit === 'expected' && !isAhead) return words.unmarked
    return texts['desk-bookings'].BOOKINGS.states[visit]
  }
  if (cancelled.by === 'replacement') return words.replaced
  if (cancelled.by === 'patient') return words.byPatient
  const by = fill(words.byDesk, { name: cancelled.name ?? nobody })
  return cancelReason === null ? by : `${by}. ${reasons[cancelReason]}`
}

export function noteText(texts: Texts, { note }: PatientVisit): string {
  return note === null ? '' : fill(texts['desk-patient'].PATIENT.note, { note })
}

function feedbackText(texts: Texts, { feedback }: PatientVisit, isHiding: boolean): string {
  if (!feedback) return ''
  const { answers } = texts['desk-booking'].DESK_BOOKING
  const words = isHiding ? null : feedback.words
  const holes = { score: String(feedback.score), words: words ?? '' }
  return fill<string>(words ? answers.words : answers.score, holes)
}

function tagsOf(texts: Texts, visit: PatientVisit, isHiding: boolean): PatientView['ahead'][number]['tags'] {
  const { tags } = texts['desk-day'].DAY
  const shown: [boolean, string, boolean][] = [
    [visit.isEmergency && !isHiding, tags.emergency, true],
    [visit.appointmentType === 'video', tags.video, false],
    [!visit.isProved, tags.unproved, false],
  ]
  return shown.flatMap(([is, text, isUrgent]) => (is ? [{ text, isUrgent }] : []))
}

function visitView({ texts, isHiding }: Reader, visit: PatientVisit): Omit<PatientView['ahead'][number], 'photos'> {
  const { reference, name, treatment, place, dentist } = visit
  const facts = isHiding
    ? [initials(name), place.name]
    : [name, treatmentTitle(texts, treatment), place.name, dentist ?? '']
  const lines = [isHiding ? '' : noteText(texts, visit), feedbackText(texts, visit, isHiding)]
  return {
    reference,
    href: DESK_PATHS.booking(reference),
    when: whenText(texts, visit),
    state: stateText(texts, visit),
    facts: facts.filter(Boolean).join(' · '),
    tags: tagsOf(texts, visit, isHiding),
    lines: lines.filter(Boolean),
  }
}

function peopleView({ texts, isHiding }: Reader, patient: Patient): PatientView['people'] {
  return peopleOf(patient).map(({ name, visits }) => {
    const [latest] = visits
    const again = latest && !isHiding && DESK_PATHS.add(latest.place.id, { again: latest.reference })
    return { name: isHiding ? initials(name) : name, counts: countsText(texts, visits), againHref: again || null }
  })
}

export async function patientView(request: DeskRequest, patient: Patient): Promise<PatientView> {
  const { visitor } = request
  const { deps, texts } = visitor
  const { isHiding } = visitor.desk
  const reader = { texts, isHiding }
  const { PATIENT } = texts['desk-patient']
  const { phone, visits, isCut } = patient
  const ids = visits.map(({ id }) => id)
  const [messages, photos] = await Promise.all([
    listBookingMessages(deps, ids),
    isHiding ? new Map<string, string[]>() : bookingPhotos(deps, ids),
  ])
  const whenOf = new Map(visits.map((visit) => [visit.id, whenText(texts, visit)]))
  const shown = await Promise.all(
    visits.map(async (visit) => ({
      isAhead: visit.isAhead,
      view: { ...visitView(reader, visit), photos: await photoViews(visitor, photos.get(visit.id) ?? []) },
    })),
  )
  const viewsOf = (isAhead: boolean) => shown.filter((visit) => visit.isAhead === isAhead).map(({ view }) => view)
  return {
    phone: phoneView(phone, isHiding),
    people: peopleView(reader, patient),
    ahead: viewsOf(true).reverse(),
    past: viewsOf(false),
    // A recall never stands beside a visit ahead.
    recall: visits.some((visit) => visit.isAhead) ? null : await deskRecallView(request, visits, DESK_PATHS.patient),
    messages: notificationLines(texts, messages).map((line, at) => {
      const { bookingId = '' } = messages[messages.length - 1 - at] ?? {}
      return { ...line, text: fill(PATIENT.message, { what: line.text, when: whenOf.get(bookingId) ?? '' }) }
    }),
    limits: [
      phone === '' ? PATIENT.erased : PATIENT.only,
      isCut ? fill(PATIENT.most, { count: String(MOST_VISITS) }) : '',
    ]
      .filter(Boolean)
      .join(' '),
  }
}
