// The links of the pages outside the flows: into a flow, and to each other. The campaign that brought a visitor travels
// along, so that it is stored with the lead and the booking; nothing else of the page's own query does.
import { type Answers, type Attribution, LONGEST } from '@/flows/params'
import { href, startOf } from '@/flows/walk'
import type { FlowName } from '@/lib/catalogue/flow-names'
import { readAttribution } from '@/lib/http/step-query'

/** The campaign of a page's query. An over-long value is left out: the flow would refuse the link that carries it. */
export function campaignOf(search: string): Attribution {
  const read = Object.entries(readAttribution(new URLSearchParams(search)))
  return Object.fromEntries(read.filter(([, value]) => value.length <= LONGEST.attribution))
}

/** The first question of a flow, with what is known already. `given` must hold nothing personal: it stands readable. */
export function bookHref(flow: FlowName, given: Answers, campaign: Attribution): string {
  return href(startOf(flow), flow, given, campaign)
}

/** Another page outside the flows, with the campaign. */
export function pageHref(path: string, campaign: Attribution): string {
  const query = new URLSearchParams(campaign).toString()
  return query === '' ? path : `${path}?${query}`
}
