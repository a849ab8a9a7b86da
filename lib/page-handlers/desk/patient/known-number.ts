import { parseIndianMobile } from '@/flows/phone'
import { DESK_PATHS } from '@/lib/addresses/desk'
import type { Visitor } from '@/lib/http/visitor'
import { whenText as untilText } from '@/lib/page-handlers/account/proof'
import { countsText, noteText, stateText, whenText } from '@/lib/page-handlers/desk/patient/patient-view'
import { initials } from '@/lib/page-handlers/desk/visit-card'
import { plannedText } from '@/lib/page-handlers/recalls/desk-recall-view'
import { fill } from '@/lib/texts/fill'
import type { Texts } from '@/lib/texts/languages'
import type { DeskActor } from '@/lib/use-cases/desk/actor'
import { lookUpNumber } from '@/lib/use-cases/desk/patient/look-up'
import { type Patient, type PatientVisit, peopleOf, readPatientOf } from '@/lib/use-cases/desk/patient/read-patient'
import { readDeskRecall } from '@/lib/use-cases/recalls/recall-at-desk'
import type { KnownNumber } from '@/lib/views/desk/booking'

export type NumberReader = Pick<Visitor, 'deps' | 'texts'> & { actor: DeskActor; isHiding: boolean }

const nothing = (text: string): KnownNumber => ({ text, names: [], lines: [], cardHref: null })

function namesText(texts: Texts, [first = '', ...others]: readonly string[]): string {
  const { KNOWN } = texts['desk-booking'].DESK_BOOKING
  return others.length > 0
    ? fill(KNOWN.people, { names: [first, ...others].join(', ') })
    : fill(KNOWN.person, { name: first })
}

async function shortCard({ deps, texts, isHiding }: NumberReader, patient: Patient): Promise<KnownNumber> {
  const { KNOWN } = texts['desk-booking'].DESK_BOOKING
  const { visits } = patient
  const names = peopleOf(patient).map(({ name }) => name)
  const visitLine = (line: typeof KNOWN.next | typeof KNOWN.last, visit: PatientVisit | undefined) =>
    visit &&
    fill(line, {
      when: whenText(texts, visit),
      place: [visit.place.name, visit.dentist].filter(Boolean).join(', '),
      state: stateText(texts, visit),
    })
  const noted = isHiding ? undefined : visits.find(({ note }) => note !== null)
  const recall = await readDeskRecall(
    deps,
    visits.map(({ id }) => id),
  )
  const lines = [
    countsText(texts, visits),
    visitLine(KNOWN.next, visits.filter(({ isAhead }) => isAhead).at(-1)),
    visitLine(
      KNOWN.last,
      visits.find(({ isAhead, cancelled }) => !isAhead && !cancelled),
    ),
    noted && noteText(texts, noted),
    recall && plannedText(texts, recall),
  ]
  return {
    text: namesText(texts, isHiding ? names.map(initials) : names),
    names: isHiding ? [] : names,
    lines: lines.flatMap((line) => line ?? []),
    cardHref: DESK_PATHS.patient(visits[0]?.reference ?? ''),
  }
}

/** Null for a number that is not whole. `isTyped`: staff typed it, so that the look-up counts. */
export async function knownNumber(reader: NumberReader, typed: string, isTyped: boolean): Promise<KnownNumber | null> {
  const read = parseIndianMobile(typed)
  if (!read.ok) return null
  const { deps, texts, actor } = reader
  const found = isTyped
    ? await lookUpNumber(deps, actor, read.e164)
    : { kind: 'found' as const, patient: await readPatientOf(deps, actor, read.e164) }
  const { KNOWN } = texts['desk-booking'].DESK_BOOKING
  if (found.kind === 'wait') return nothing(fill(KNOWN.wait, { until: untilText(texts, found.until, deps.now) }))
  return found.patient ? shortCard(reader, found.patient) : nothing(KNOWN.nobody)
}
