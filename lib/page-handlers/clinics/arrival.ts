import { type Campaign, campaignOf } from '@/lib/http/book-href'

/** Drops city and clinic: these pages have their own, which a data request repeats in its query. */
export function campaignForClinic(search: string): Campaign {
  const { city: _own, cid: _cid, ...campaign } = campaignOf(search)
  return campaign
}
