import { facePath } from '@/lib/addresses/storage'
import { type Dentist, teamOf } from '@/lib/catalogue/chain'
import { isChainPicture } from '@/lib/catalogue/pictures'
import { dentistsAt } from '@/lib/domain/calendar/rota'
import type { Slot } from '@/lib/domain/calendar/slots'
import { fill } from '@/lib/texts/fill'
import { formatLanguages } from '@/lib/texts/format'
import type { Texts } from '@/lib/texts/languages'
import { localName } from '@/lib/texts/local-name'
import type { DentistLine, TeamView } from '@/lib/views/booking'

/** More names would fill a card. */
const MOST = 3

const faceOf = ({ portrait }: Dentist) => (isChainPicture(portrait) ? facePath(portrait) : null)

function lineOf(texts: Texts, { since, registration, languages }: Dentist): string {
  const { CLINIC } = texts.clinics
  const spoken = formatLanguages(texts, languages)
  const parts = [
    since === null ? '' : fill(CLINIC.since, { year: String(since) }),
    registration && fill(CLINIC.registration, { number: registration }),
    spoken && fill(CLINIC.speaks, { languages: spoken }),
  ]
  return parts.filter(Boolean).join(' · ')
}

/** The dentists who may see the patient then, by the rota; empty if the chain does not say. */
export const dentistLines = (texts: Texts, placeId: string, slot: Slot): DentistLine[] =>
  dentistsAt(teamOf(placeId), slot)
    .slice(0, MOST)
    .map((dentist) => ({
      name: localName(texts, dentist.name),
      line: lineOf(texts, dentist),
      face: faceOf(dentist),
    }))

/** The first dentists of a clinic; null without any. */
export function teamView(texts: Texts, placeId: string): TeamView | null {
  const team = teamOf(placeId).slice(0, MOST)
  if (team.length === 0) return null
  return {
    names: team.map(({ name }) => localName(texts, name)).join(', '),
    faces: team.flatMap((dentist) => faceOf(dentist) ?? []),
  }
}
