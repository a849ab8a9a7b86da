// The links of the pages outside the flows: into a flow, and to each other. The campaign that brought a visitor travels
// along, so that it is stored with the lead and the booking; nothing else of the page's own query does.
import { type Answers, type Attribution, LONGEST, parseParam } from '@/flows/params'
import { flowOf, href, startOf } from '@/flows/walk'
import type { CityId } from '@/lib/catalogue/cities'
import type { FlowName } from '@/lib/catalogue/flow-names'
import { readAttribution } from '@/lib/http/step-query'

/** What a link brought to a page: the campaign, and the city that it names. */
export type Campaign = Attribution & { city?: CityId }

/** Reads it from a page's query. An over-long value is left out: the flow would refuse the link that carries it. */
export function campaignOf(search: string): Campaign {
  const query = new URLSearchParams(search)
  const read = Object.entries(readAttribution(query)).filter(([, value]) => value.length <= LONGEST.attribution)
  const city = parseParam('city', query.getAll('city').at(-1) ?? '')
  return { ...Object.fromEntries(read), ...('value' in city ? { city: city.value } : {}) }
}

/** The first question of a flow, with what is known already. `given` must hold nothing personal: it stands readable. */
export function bookHref(flow: FlowName, given: Answers, { city, ...campaign }: Campaign): string {
  return href(startOf(flow), flow, city === undefined ? given : { city, ...given }, campaign)
}

type FreeTime = { date: string; start: string; end: string }

/** A clinic's own booking with one of its free times chosen: at the clinic's calendar, which the question of the time names. */
export const timeHref = (
  { cid, placeId }: { cid: string; placeId: string },
  { date, start, end }: FreeTime,
  campaign: Campaign,
  given: Answers = {},
): string => bookHref('INDIVIDUAL_CLINIC_PAGE', { ...given, cid, date, start, end, zone: placeId }, campaign)

/**
 * The booking that a link's `treatment` or clinic is about; ORGANIC when
 * it names none.
 */
export function bookHrefOf(search: string): string {
  const query = new URLSearchParams(search)
  const read = <P extends 'treatment' | 'cid'>(param: P) => parseParam(param, query.getAll(param).at(-1) ?? '')
  const [treatment, cid] = [read('treatment'), read('cid')]
  const campaign = campaignOf(search)
  if ('value' in cid) return bookHref('INDIVIDUAL_CLINIC_PAGE', { cid: cid.value }, campaign)
  if (!('value' in treatment)) return bookHref('ORGANIC', {}, campaign)
  const flow = flowOf('/unified-booking/ext/input-phone', { treatment: treatment.value })
  return bookHref(flow === 'PAID_CLINIC' ? 'ORGANIC' : flow, { treatment: treatment.value }, campaign)
}

/** Another page outside the flows, with what the link brought. */
export function pageHref(path: string, brought: Campaign & Pick<Answers, 'treatment'>): string {
  const query = new URLSearchParams(brought).toString()
  return query === '' ? path : `${path}?${query}`
}
