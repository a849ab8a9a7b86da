// Leaves out empty facts, and those without a text or picture on the site.

import { type ChainPictureName, isPhotograph, isPicture } from '@/lib/catalogue/pictures'
import { formatLanguages } from '@/lib/texts/format'
import type { Texts } from '@/lib/texts/languages'
import { isKeyOf } from '@/lib/types/keys'
import type { ClinicFacts } from '@/lib/use-cases/clinics/get-facts'
import type { ClinicFactsView, DentistView } from '@/lib/views/clinics'

const factLines = (sentences: Readonly<Record<string, string>>, codes: readonly string[]): string[] =>
  codes.flatMap((code) => (isKeyOf(sentences, code) ? (sentences[code] ?? []) : []))

const isShown = (name: string): name is ChainPictureName => isPicture(name) || isPhotograph(name)

const dentistView =
  (texts: Texts) =>
  ({ portrait, languages, ...dentist }: ClinicFacts['team'][number]): DentistView => ({
    ...dentist,
    languages: formatLanguages(texts, languages),
    portrait: isShown(portrait) ? portrait : null,
  })

export function clinicFactsView(texts: Texts, told: ClinicFacts): ClinicFactsView {
  const { FACT_TITLES, PARKING, ACCESS, PAYMENT } = texts['clinic-facts']
  const languages = formatLanguages(texts, told.languages)
  const facts: ClinicFactsView['facts'] = [
    { id: 'parking', title: FACT_TITLES.parking, lines: factLines(PARKING, told.parking) },
    { id: 'access', title: FACT_TITLES.access, lines: factLines(ACCESS, told.access) },
    { id: 'payments', title: FACT_TITLES.payments, lines: factLines(PAYMENT, told.payments) },
    { id: 'languages', title: FACT_TITLES.languages, lines: languages === '' ? [] : [languages] },
  ]
  return {
    landmark: told.landmark,
    photos: told.photos.flatMap(({ picture, shows }) => (isShown(picture) ? [{ picture, shows }] : [])),
    facts: facts.filter(({ lines }) => lines.length > 0),
    team: told.team.map(dentistView(texts)),
  }
}
