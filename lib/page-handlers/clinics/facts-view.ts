// Leaves out empty facts, and those without a text or picture on the site.

import { type ChainPictureName, isChainPicture, isPhotograph } from '@/lib/catalogue/pictures'
import { fill } from '@/lib/texts/fill'
import { formatLanguages, formatWeekdays } from '@/lib/texts/format'
import type { Texts } from '@/lib/texts/languages'
import { localName } from '@/lib/texts/local-name'
import { isKeyOf } from '@/lib/types/keys'
import type { ClinicFacts } from '@/lib/use-cases/clinics/get-facts'
import type { ClinicFactsView, DentistView } from '@/lib/views/clinics'

const factLines = (sentences: Readonly<Record<string, string>>, codes: readonly string[]): string[] =>
  codes.flatMap((code) => (isKeyOf(sentences, code) ? (sentences[code] ?? []) : []))

const dentistView =
  (texts: Texts) =>
  ({ portrait, languages, since, rota, ...dentist }: ClinicFacts['team'][number]): DentistView => ({
    ...dentist,
    name: localName(texts, dentist.name),
    since: since === null ? '' : fill(texts.clinics.CLINIC.since, { year: String(since) }),
    days: formatWeekdays(
      texts,
      rota.flatMap((day, at) => (day ? at : [])),
    ),
    languages: formatLanguages(texts, languages),
    portrait: isChainPicture(portrait) ? portrait : null,
  })

const captionOf = ({ clinics }: Texts, picture: ChainPictureName, shows: string): string =>
  isPhotograph(picture) ? shows : fill(clinics.CLINIC.drawn, { shows })

export function clinicFactsView(texts: Texts, row: ClinicFacts): ClinicFactsView {
  const { FACT_TITLES, PARKING, ACCESS, PAYMENT } = texts['clinic-facts']
  const languages = formatLanguages(texts, row.languages)
  const facts: ClinicFactsView['facts'] = [
    { id: 'parking', title: FACT_TITLES.parking, lines: factLines(PARKING, row.parking) },
    { id: 'access', title: FACT_TITLES.access, lines: factLines(ACCESS, row.access) },
    { id: 'payments', title: FACT_TITLES.payments, lines: factLines(PAYMENT, row.payments) },
    { id: 'languages', title: FACT_TITLES.languages, lines: languages === '' ? [] : [languages] },
  ]
  return {
    landmark: localName(texts, row.landmark),
    photos: row.photos.flatMap(({ picture, shows }) =>
      isChainPicture(picture) ? [{ picture, shows: captionOf(texts, picture, localName(texts, shows)) }] : [],
    ),
    facts: facts.filter(({ lines }) => lines.length > 0),
    team: row.team.map(dentistView(texts)),
  }
}
