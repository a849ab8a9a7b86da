import { fill, plural } from '@/lib/texts/fill'
import type { Texts } from '@/lib/texts/languages'
import { localName } from '@/lib/texts/local-name'
import type { ClinicSearch } from '@/lib/use-cases/clinics/search'

type ListFacts = Pick<ClinicSearch, 'from' | 'order' | 'matched' | 'respelt'> & {
  clinics: readonly unknown[]
  isOpenFirst?: boolean
}

/** A typed place sorts the list but leaves no clinic out. */
export const isPicked = ({ from }: Pick<ListFacts, 'from'>, typed: string): boolean =>
  typed !== '' && (from === null || from.kind === 'here')

function orderLine(
  texts: Texts,
  { order, from, isOpenFirst }: Pick<ListFacts, 'order' | 'from' | 'isOpenFirst'>,
): string {
  const { CLINICS } = texts['clinic-list']
  if (isOpenFirst) return CLINICS.openFirst
  if (order === 'soonest' || from === null) return CLINICS.soonest
  return from.kind === 'here' ? CLINICS.nearestHere : fill(CLINICS.nearestTo, { place: localName(texts, from.name) })
}

export function listLine(texts: Texts, city: string, typed: string, found: ListFacts): string {
  const { CLINICS } = texts['clinic-list']
  const { LANGUAGE } = texts.language
  const order = orderLine(texts, found)
  if (!found.matched) return fill(CLINICS.notFound, { city, typed, order })
  const count = found.clinics.length
  const meant = found.respelt === null ? null : localName(texts, found.respelt)
  const line = isPicked(found, typed)
    ? plural(LANGUAGE, CLINICS.foundFor, { count, typed: meant ?? typed })
    : plural(LANGUAGE, CLINICS.found, { count, city })
  const listed = count === 1 ? line : fill(CLINICS.listed, { found: line, order })
  return meant === null ? listed : fill(CLINICS.respelt, { typed, meant, found: listed })
}
