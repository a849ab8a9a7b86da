import { getImageProps } from 'next/image'
import { photographPath } from '@/lib/addresses/storage'
import { type Dentist, teamOf } from '@/lib/catalogue/chain'
import { drawnPath, isChainPicture, isPhotograph } from '@/lib/catalogue/pictures'
import { dentistsAt } from '@/lib/domain/calendar/rota'
import type { Slot } from '@/lib/domain/calendar/slots'
import { fill } from '@/lib/texts/fill'
import { formatLanguages } from '@/lib/texts/format'
import type { Texts } from '@/lib/texts/languages'
import { localName } from '@/lib/texts/local-name'
import type { DentistLine } from '@/lib/views/booking'

/** More names would fill a card. */
const MOST = 3

/** Shown 40 pixels wide. Resolved here, so that the steps of a booking load no code of pictures. */
function faceOf({ portrait }: Dentist): string | null {
  if (!isChainPicture(portrait)) return null
  if (!isPhotograph(portrait)) return drawnPath(portrait)
  return getImageProps({ src: photographPath(portrait), alt: '', width: 40, height: 40, quality: 60 }).props.src
}

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

const lines = (texts: Texts, dentists: readonly Dentist[]): DentistLine[] =>
  dentists.slice(0, MOST).map((dentist) => ({
    name: localName(texts, dentist.name),
    line: lineOf(texts, dentist),
    face: faceOf(dentist),
  }))

/** The dentists who may see the patient then, by the rota; empty if the chain does not say. */
export const dentistLines = (texts: Texts, placeId: string, slot: Slot): DentistLine[] =>
  lines(texts, dentistsAt(teamOf(placeId), slot))

/** The first dentists of a clinic. */
export const teamLines = (texts: Texts, placeId: string): DentistLine[] => lines(texts, teamOf(placeId))
