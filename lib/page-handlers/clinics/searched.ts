// A text search stays readable in the address; a position is sealed.
import { readParam } from '@/flows/params'
import { type Point, readPoint } from '@/lib/catalogue/clinics/point'
import { type Campaign, pageHref } from '@/lib/http/book-href'
import { isSealed } from '@/lib/http/cookies/sealed'
import type { Visitor } from '@/lib/http/visitor'

const LONGEST = 100

export type ClinicQuery = { typed: string; near?: Point }

/** Tidied and cut. */
const readQuery = (query: URLSearchParams): string =>
  [...(query.getAll('q').at(-1) ?? '').replace(/[\p{Cc}\s]+/gu, ' ').trim()].slice(0, LONGEST).join('')

function pointOf(written: string): string | null {
  const read: { latLng?: string } = {}
  readParam(read, 'latLng', written)
  return read.latLng ?? null
}

/** Ignores a readable position, so that no link can set it. */
export function readSearched(search: string, seal: Visitor['seal']): ClinicQuery {
  const query = new URLSearchParams(search)
  const typed = readQuery(query)
  const written = query.getAll('latLng').at(-1) ?? ''
  const near = isSealed(written) ? readPoint(pointOf(seal.open('latLng', written) ?? '') ?? '') : null
  return near && typed === '' ? { typed, near } : { typed }
}

/** The same page with the point sealed and the results in view. */
export function nearHref(path: string, campaign: Campaign, latLng: string, seal: Visitor['seal']): string {
  const point = pointOf(latLng)
  return point === null ? pageHref(path, campaign) : pointHref(path, campaign, seal.seal('latLng', point))
}

function pointHref(path: string, campaign: Campaign, latLng: string): string {
  const href = pageHref(path, campaign)
  return `${href}${href.includes('?') ? '&' : '?'}${new URLSearchParams({ latLng })}#results`
}

/** Carries the sealed point of the present query. */
export const sameNear = (path: string, campaign: Campaign, search: string): string =>
  pointHref(path, campaign, new URLSearchParams(search).getAll('latLng').at(-1) ?? '')
