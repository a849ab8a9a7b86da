import { z } from 'zod'
import { tidy } from '@/flows/normalise-input'
import { type Attribution, parseParam } from '@/flows/params'
import { withQuery } from '@/lib/addresses/campaign-link'
import { cityPath, PATHS } from '@/lib/addresses/paths'
import { cityIdOf } from '@/lib/catalogue/clinics/cities'
import { type Campaign, campaignOf, pageHref } from '@/lib/http/book-href'
import { isSealed, type Seal } from '@/lib/http/cookies/sealed'
import { type ActContext, text, withForms } from '@/lib/http/forms/with-forms'
import { type PageRequest, searchOf, withPage } from '@/lib/http/forms/with-page'
import { readablePhone } from '@/lib/texts/format'
import { isServed } from '@/lib/use-cases/clinics/is-served'
import type { Deps } from '@/lib/use-cases/deps'
import { saveLead } from '@/lib/use-cases/leads/save'
import type { WaitingView } from '@/lib/views/clinics'

const LONGEST_CITY = 60
/** The field shows this much of a refused value again. */
const SHOWN = 100

/** The sealed city of a saved lead, which only this browser's form can make. */
const NOTED = 'noted'

/** The name of a city that the chain does not serve, or the cause. */
export function readWaitingCity(typed: string): { value: string } | { cause: 'empty' | 'long' } {
  const value = tidy(typed)
  if (value === '') return { cause: 'empty' }
  return [...value].length > LONGEST_CITY ? { cause: 'long' } : { value }
}

/** The city's id if the chain serves it, so that nobody waits for it. */
export async function servedCityOf(deps: Pick<Deps, 'db'>, typed: string): Promise<string | null> {
  const id = cityIdOf(tidy(typed))
  return id !== null && (await isServed(deps, id)) ? id : null
}

export const notedHref = (seal: Seal, campaign: Campaign, city: string): string =>
  withQuery(pageHref(PATHS.waitingList, campaign), new URLSearchParams({ [NOTED]: seal.seal(NOTED, city) }).toString())

/** Seals the number and the text of a search without a match. */
export function waitingHref(
  { seal, attribution }: { seal: Seal; attribution: Attribution },
  known: { q?: string; phone?: string },
): string {
  const sealed = Object.entries(known).map(([name, value]) => [name, seal.seal(name, value)])
  return withQuery(pageHref(PATHS.waitingList, attribution), new URLSearchParams(sealed).toString())
}

/** A pincode or symbols alone name no city. */
const namedIn = (q: string): string => (/\p{L}/u.test(q) ? tidy(q).slice(0, SHOWN) : '')

type WaitingForm = Extract<WaitingView, { kind: 'form' }>
type WaitingForms = {
  request: PageRequest
  about: { campaign: Campaign }
  shown: WaitingForm['problems']
  notice: never
  props: { view: WaitingView }
}

async function saveWaitingLead(
  { visitor, campaign }: ActContext<WaitingForms>,
  typed: { other_city: string; phone: string },
) {
  const { deps, texts, language, network } = visitor
  const served = await servedCityOf(deps, typed.other_city)
  if (served) return { kind: 'served' as const, id: served }
  const [city, phone] = [readWaitingCity(typed.other_city), parseParam('phone', typed.phone)]
  if ('cause' in city || 'cause' in phone) {
    const { causes } = texts['select-city'].CITY
    const problems: WaitingForms['shown'] = []
    if ('cause' in city) problems.push({ control: 'other_city', text: causes.other_city[city.cause] })
    if ('cause' in phone)
      problems.push({ control: 'phone', text: texts['input-phone'].PHONE.causes.phone[phone.cause] })
    return { kind: 'mistaken' as const, problems }
  }
  const { city: _city, treatment: _treatment, cid: _cid, ...attribution } = campaign
  const { kind } = await saveLead(deps, {
    phone: phone.value,
    owner: visitor.owner(),
    network,
    language,
    attribution,
    answers: {},
    flow: 'ORGANIC',
    step: PATHS.waitingList,
    waitingCity: city.value,
    consentVersion: texts.waiting.WAITING.consentVersion,
  })
  return { kind, city: city.value }
}

const { act, page } = withForms<WaitingForms>()
const ACTS = {
  leave: act({ reads: z.object({ other_city: text, phone: text }), run: saveWaitingLead }).answers({
    served: ({ context: { campaign }, outcome: { id } }) => ({ to: pageHref(cityPath(id), campaign) }),
    saved: ({ context: { visitor, campaign }, outcome: { city } }) => ({ to: notedHref(visitor.seal, campaign, city) }),
    mistaken: ({ outcome: { problems } }) => ({ status: 422, shown: problems }),
    busy_network({ context: { visitor } }) {
      const { causes } = visitor.texts['select-city'].CITY
      return { status: 429, shown: [{ control: null, text: causes.other_city.busy_network }] }
    },
  }),
}

export const waitingPage = withPage<{ view: WaitingView }>(
  '/waiting-list',
  page({
    load: async ({ page }) => ({ campaign: campaignOf(searchOf(page)) }),
    acts: ACTS,
    notices: [],
    unread: [],
    async show({ page, visitor, form }, { shown }) {
      if (form) {
        const [city, phone] = [form.get('other_city') ?? '', form.get('phone') ?? '']
        const typed = { city: city.slice(0, SHOWN), phone: phone.slice(0, SHOWN) }
        return { props: { view: { kind: 'form', ...typed, problems: shown ?? [] } } }
      }
      const query = new URLSearchParams(searchOf(page))
      const typed = (name: string): string => query.getAll(name).at(-1) ?? ''
      const opened = (name: string) => (isSealed(typed(name)) ? visitor.seal.open(name, typed(name)) : null)
      const noted = opened(NOTED)
      if (noted !== null) return { props: { view: { kind: 'noted', city: noted } } }
      const q = isSealed(typed('q')) ? (opened('q') ?? '') : typed('q')
      const known = { city: namedIn(q), phone: readablePhone(opened('phone') ?? '') }
      return { props: { view: { kind: 'form', ...known, problems: [] } } }
    },
  }),
)
