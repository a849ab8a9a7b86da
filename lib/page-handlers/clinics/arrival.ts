// What a link brings to a page of one city's clinics, and their own links carry on.
import { type Campaign, campaignOf } from '@/lib/http/book-href'

/** Without city and clinic: those of these pages are their own, and stand in the query of a data request too. */
export function campaignForClinic(search: string): Campaign {
  const { city: _own, cid: _cid, ...campaign } = campaignOf(search)
  return campaign
}
