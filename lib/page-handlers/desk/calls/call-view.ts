// Names, numbers and concerns are hidden while the screen hides them.

import { DESK_PATHS } from '@/lib/addresses/desk'
import { telHref } from '@/lib/addresses/outward'
import { cityById } from '@/lib/catalogue/clinics/cities'
import type { CallKind } from '@/lib/catalogue/desk/calls'
import { localOf } from '@/lib/domain/clinic-time'
import { treatmentTitle } from '@/lib/http/steps/treatment-title'
import { speaksText } from '@/lib/page-handlers/desk/speaks-text'
import { labelOf } from '@/lib/texts/answers'
import { fill } from '@/lib/texts/fill'
import { formatNearDay, formatTime, readablePhone } from '@/lib/texts/format'
import type { Texts } from '@/lib/texts/languages'
import { isKeyOf } from '@/lib/types/keys'
import type { CallRow } from '@/lib/use-cases/desk/calls/call-list'
import type { Patient } from '@/lib/use-cases/desk/patient/read-patient'
import type { CallLine, ClaimedCall } from '@/lib/views/desk/calls'

export type CallReader = { texts: Texts; now: Date; staffId: string; isHiding: boolean }

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .map((part) => `${[...part][0] ?? ''}.`)
    .join(' ')

/** Such as `Today, 10:30 am`. */
function momentText({ texts, now }: Pick<CallReader, 'texts' | 'now'>, moment: Date): string {
  const { date, time } = localOf(moment)
  const holes = { day: formatNearDay(texts, date, now), time: formatTime(texts, time) }
  return fill(texts['desk-calls'].CALLS.moment, holes)
}

function aboutOf({ texts, isHiding }: CallReader, { treatment, purpose, score, answer }: CallRow): string {
  if (isHiding) return ''
  const { answers } = texts['desk-booking'].DESK_BOOKING
  if (score !== null)
    return fill<string>(answer ? answers.words : answers.score, { score: String(score), words: answer ?? '' })
  const reason = purpose === null ? '' : labelOf(texts, 'purpose', purpose)
  return [treatment === null ? '' : treatmentTitle(texts, treatment), reason].filter(Boolean).join(', ')
}

export function callLine(reader: CallReader, call: CallRow): CallLine {
  const { texts, staffId, isHiding } = reader
  const { CALLS } = texts['desk-calls']
  const { name, phone, best } = call
  const claimed = call.claimed_by === staffId ? 'own' : 'other'
  return {
    subject: call.subject,
    name: name ? (isHiding ? initials(name) : name) : CALLS.nameless,
    ending: fill(CALLS.ending, { digits: phone.slice(-4) }),
    isUrgent: call.urgent,
    about: [aboutOf(reader, call), speaksText(texts, call.language)].filter(Boolean).join(', '),
    city: call.city === null ? '' : (cityById(call.city)?.name ?? call.city),
    requestedAt: momentText(reader, call.asked_at),
    due: momentText(reader, call.due_at),
    best: best !== null && isKeyOf(CALLS.best, best) ? CALLS.best[best] : '',
    visit: call.starts_at ? momentText(reader, call.starts_at) : '',
    tries: call.tries,
    state: call.claimed_by === null ? 'open' : claimed,
  }
}

const OUTCOMES: ClaimedCall['outcomes'] = ['settled', 'no_answer', 'wrong_number', 'dont_call', 'put_back']

/** Shows the number to the caller. */
export function claimedCall(
  reader: CallReader,
  call: CallRow,
  { kind, placeId, patient }: { kind: CallKind; placeId: string; patient: Patient | null },
): ClaimedCall {
  const until = localOf(call.claimed_until ?? reader.now).time
  const { reference } = call
  const [latest] = patient?.visits ?? []
  return {
    ...callLine(reader, call),
    phone: { text: readablePhone(call.phone), href: telHref(call.phone) },
    until: formatTime(reader.texts, until),
    bookHref: reference === null ? DESK_PATHS.add(placeId, { call: `${kind}:${call.subject}` }) : null,
    bookingHref: reference === null ? null : DESK_PATHS.booking(reference),
    cardHref: latest ? DESK_PATHS.patient(latest.reference) : null,
    outcomes: OUTCOMES,
  }
}
