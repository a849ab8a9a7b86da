import { TAGS } from '@/lib/catalogue/languages'
import { offeredConsultations } from '@/lib/catalogue/treatments/public-consultations'
import { matchesText, searchTerms } from '@/lib/domain/clinics/clinic-search'
import { meantName } from '@/lib/domain/clinics/meant'
import type { SoundedName } from '@/lib/domain/clinics/sound'
import type { Campaign } from '@/lib/http/book-href'
import { consultationName } from '@/lib/http/steps/treatment-title'
import { treatmentCard } from '@/lib/page-handlers/site/treatments'
import { type Texts, textsIn } from '@/lib/texts/languages'
import type { TreatmentCardView } from '@/lib/views/site'

/** The ids of the offered treatments, with their names in every language. Words in brackets are another name. */
export const treatmentNames = (): SoundedName[] =>
  offeredConsultations().map((entry) => {
    const { id } = entry
    const known = TAGS.map((tag) => textsIn(tag).treatments.TREATMENT_TEXTS[id].name)
    const names = new Set([...known, ...TAGS.map((tag) => consultationName(textsIn(tag), entry))])
    return { name: id, also: [...names].flatMap((name) => name.match(/[^(),]*\p{L}[^(),]*/gu) ?? []) }
  })

const withWords = (names: readonly SoundedName[], typed: string): string[] =>
  searchTerms(typed).length === 0
    ? []
    : names.filter(({ name, also }) => name === typed || matchesText(also.join(' '), typed)).map(({ name }) => name)

/** Treatments with the typed words in their names, in any language. Without one, those with the nearest name. */
export function treatmentsNamed(texts: Texts, typed: string, campaign: Campaign): TreatmentCardView[] {
  const names = treatmentNames()
  const exact = withWords(names, typed)
  const found = exact.length > 0 ? exact : withWords(names, meantName(typed, names) ?? '')
  return offeredConsultations()
    .filter(({ id }) => found.includes(id))
    .map((entry) => treatmentCard(texts, entry, campaign))
}
