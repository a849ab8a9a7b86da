// The links of the clinics pages. A campaign's parameters travel from the page into each booking link.
import { ATTRIBUTION } from '@/flows/params'

/** The campaign's parameters of a page's query, in their order and nothing else; empty, or beginning with `&`. */
export function campaignOf(search: string): string {
  const query = new URLSearchParams(search)
  const kept = new URLSearchParams()
  for (const name of ATTRIBUTION) {
    const value = query.getAll(name).at(-1)?.slice(0, 300)
    if (value) kept.set(name, value)
  }
  return kept.size > 0 ? `&${kept}` : ''
}

/** A path of this site with the campaign behind it. */
export const withCampaign = (path: string, campaign: string): string =>
  campaign === '' ? path : `${path}?${campaign.slice(1)}`

/** The start of a booking at one clinic; `given` are answers that the link brings along. */
export function clinicBooking(cid: string, campaign: string, given: Record<string, string> = {}): string {
  const query = new URLSearchParams({ flow: 'INDIVIDUAL_CLINIC_PAGE', cid, ...given })
  return `/unified-booking/input-phone?${query}${campaign}`
}
