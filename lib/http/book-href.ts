// Links outside the flows carry campaign parameters, city, treatment and clinic, and nothing else.
import { type Answers, type Attribution, LONGEST, readParam } from '@/flows/params'
import { FLOWS } from '@/flows/table'
import { flowOf, href, startOf } from '@/flows/walk'
import { type CampaignLink, withQuery } from '@/lib/addresses/campaign-link'
import { type FlowName, isBookingFlow } from '@/lib/catalogue/flow-names'
import { consultationOf } from '@/lib/catalogue/treatments/public-consultations'
import { answersOf } from '@/lib/domain/booking/booked'
import { type Query, readAttribution, readQuery } from '@/lib/http/steps/step-query'

export type Campaign = Attribution & Pick<Answers, 'city' | 'treatment' | 'cid'>

const CARRIED = ['city', 'treatment', 'cid'] as const

/** Drops a value that is too long, because the flow would refuse the link. */
export const campaignOf = (search: string): Campaign => campaignIn(readQuery(search))

function campaignIn(query: Query): Campaign {
  const read = Object.entries(readAttribution(query)).filter(([, value]) => value.length <= LONGEST.attribution)
  const known: Answers = {}
  for (const param of CARRIED) {
    const typed = query.get(param) ?? ''
    if (typed !== '' && typed.length <= LONGEST.plain) readParam(known, param, typed)
  }
  return { ...Object.fromEntries(read), ...known }
}

/** A flow's own treatment and clinic take precedence. An emergency leaves the treatment open. */
function fitting(flow: FlowName, answers: Answers, { treatment, cid }: Campaign): Answers {
  const { treatment: flowTreatment, clinic } = FLOWS[flow]
  const isAsked = isBookingFlow(flow) && answers.concern_category !== 'emergency'
  return {
    ...(treatment &&
      isAsked &&
      treatment !== flowTreatment &&
      answersOf(FLOWS[flow], { treatment }) === treatment && { treatment }),
    ...(cid && clinic === 'given' && { cid }),
  }
}

/** `answers` stay readable in the URL, so they must hold nothing personal. */
export function bookHref(flow: FlowName, answers: Answers, campaign: Campaign): string {
  const { city, treatment: _treatment, cid: _cid, ...parameters } = campaign
  return href(
    startOf(flow),
    flow,
    { ...(city && { city }), ...fitting(flow, answers, campaign), ...answers },
    parameters,
  )
}

type FreeTime = { date: string; start: string; end: string }

export const timeHref = (
  { cid, placeId }: { cid: string; placeId: string },
  { date, start, end }: FreeTime,
  campaign: Campaign,
  answers: Answers = {},
): string => bookHref('INDIVIDUAL_CLINIC_PAGE', { ...answers, cid, date, start, end, zone: placeId }, campaign)

/** By the link's clinic, then its flow, then its treatment; otherwise ORGANIC. */
export const bookHrefOf = (search: string): string => bookHrefIn(readQuery(search))

function bookHrefIn(query: Query): string {
  const campaign = campaignIn(query)
  const { treatment, cid } = campaign
  if (cid !== undefined) return bookHref('INDIVIDUAL_CLINIC_PAGE', { cid }, campaign)
  const named = query.get('flow')
  if (isBookingFlow(named) && FLOWS[named].clinic !== 'given') return bookHref(named, {}, campaign)
  if (treatment === undefined) return bookHref('ORGANIC', {}, campaign)
  const flow = flowOf('/unified-booking/ext/input-phone', { treatment })
  return bookHref(flow === 'PAID_CLINIC' ? 'ORGANIC' : flow, { treatment }, campaign)
}

export const pageHref = (path: string, campaign: Campaign & { q?: string }): string =>
  withQuery(path, new URLSearchParams(campaign).toString())

/** `params` come from the page's path. Book on a clinic's or treatment's page is about it. */
export function carriedTo(search: string, params: Record<string, unknown> = {}): CampaignLink {
  const query = new Map(readQuery(search))
  for (const name of Object.keys(params)) query.delete(name)
  const about = new Map(query)
  const carried = { city: params.city, cid: params.cid, treatment: consultationOf(String(params.key))?.treatment }
  for (const name of CARRIED) if (carried[name] !== undefined) about.set(name, String(carried[name]))
  return {
    query: pageHref('', campaignIn(query)).slice(1),
    book: bookHrefIn(about),
  }
}
