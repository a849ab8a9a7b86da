// The waiting list: whoever lives where the chain has no clinic leaves a city and a number.

import { type Attribution, parseParam } from '@/flows/params'
import { tidy } from '@/flows/typed'
import { cityPath, PATHS } from '@/lib/addresses/paths'
import { withQuery } from '@/lib/addresses/ways'
import { cityIdOf } from '@/lib/catalogue/cities'
import { type Campaign, campaignOf, pageHref } from '@/lib/http/book-href'
import { isSealed, type Seal } from '@/lib/http/sealed'
import type { Visitor } from '@/lib/http/visitor'
import { searchOf, withPage } from '@/lib/http/with-page'
import { readablePhone } from '@/lib/texts/format'
import { isServed } from '@/lib/use-cases/clinics/is-served'
import type { Deps } from '@/lib/use-cases/deps'
import { saveLead } from '@/lib/use-cases/leads/save'
import type { WaitingView } from '@/lib/views/clinics'

const LONGEST_CITY = 60
/** As much of a refused value as its field shows again. */
const SHOWN = 100

/** The sealed city of a lead that was left: only an answer to a form of this browser can bring it. */
const NOTED = 'noted'

/** The name of a city that is none of ours, or what is wrong with it. */
export function readWaitingCity(typed: string): { value: string } | { cause: 'empty' | 'long' } {
  const value = tidy(typed)
  if (value === '') return { cause: 'empty' }
  return [...value].length > LONGEST_CITY ? { cause: 'long' } : { value }
}

/** The id of the city where it is one that the chain serves: nobody needs to wait for it. */
export async function servedCityOf(deps: Pick<Deps, 'db'>, typed: string): Promise<string | null> {
  const id = cityIdOf(tidy(typed))
  return id !== null && (await isServed(deps, id)) ? id : null
}

/** Where a lead of the waiting list leads to. */
export const notedHref = (seal: Seal, campaign: Campaign, city: string): string =>
  withQuery(pageHref(PATHS.waitingList, campaign), new URLSearchParams({ [NOTED]: seal.seal(NOTED, city) }).toString())

/** The form with what a walk knows, sealed: its number, and the words that its search found nothing for. */
export function waitingHref(
  { seal, attribution }: { seal: Seal; attribution: Attribution },
  known: { q?: string; phone?: string },
): string {
  const sealed = Object.entries(known).map(([name, value]) => [name, seal.seal(name, value)])
  return withQuery(pageHref(PATHS.waitingList, attribution), new URLSearchParams(sealed).toString())
}

/** The words of a search that may name a city: a pincode, or signs alone, do not. */
const namedIn = (q: string): string => (/\p{L}/u.test(q) ? tidy(q).slice(0, SHOWN) : '')

type Problems = Extract<WaitingView, { kind: 'form' }>['problems']
type WaitingInput = { city: string; phone: string }

/** Leaves the lead; the address that the browser goes to, or what is wrong. */
async function leave(
  visitor: Visitor,
  search: string,
  typed: WaitingInput,
): Promise<{ to: string } | { status: number; problems: Problems }> {
  const { deps, words, seal, network } = visitor
  const campaign = campaignOf(search)
  const served = await servedCityOf(deps, typed.city)
  if (served) return { to: pageHref(cityPath(served), campaign) }
  const [city, phone] = [readWaitingCity(typed.city), parseParam('phone', typed.phone)]
  const { causes } = words['select-city'].CITY
  if ('cause' in city || 'cause' in phone) {
    const problems: Problems = [
      ...('cause' in city ? [{ control: 'other_city', text: causes.other_city[city.cause] }] : []),
      ...('cause' in phone ? [{ control: 'phone', text: words['input-phone'].PHONE.causes.phone[phone.cause] }] : []),
    ]
    return { status: 422, problems }
  }
  const { city: _city, treatment: _treatment, cid: _cid, ...attribution } = campaign
  const { kind } = await saveLead(deps, {
    ...{ phone: phone.value, owner: visitor.owner(), network, attribution, answers: {} },
    ...{ flow: 'ORGANIC', step: PATHS.waitingList, waitingCity: city.value },
    consentVersion: words.waiting.WAITING.consentVersion,
  })
  if (kind === 'saved') return { to: notedHref(seal, campaign, city.value) }
  return { status: 429, problems: [{ control: null, text: causes.other_city.busy_network }] }
}

/** The getServerSideProps of /waiting-list. */
export const waitingPage = withPage<{ view: WaitingView }>('/waiting-list', async ({ page, visitor, form }) => {
  const search = searchOf(page)
  const query = new URLSearchParams(search)
  const given = (name: string): string => query.getAll(name).at(-1) ?? ''
  const opened = (name: string) => (isSealed(given(name)) ? visitor.seal.open(name, given(name)) : null)
  if (!form) {
    const noted = opened(NOTED)
    const q = isSealed(given('q')) ? (opened('q') ?? '') : given('q')
    const view: WaitingView =
      noted === null
        ? { kind: 'form', city: namedIn(q), phone: readablePhone(opened('phone') ?? ''), problems: [] }
        : { kind: 'noted', city: noted }
    return { props: { view } }
  }
  const typed = { city: form.get('other_city') ?? '', phone: form.get('phone') ?? '' }
  const left = await leave(visitor, search, typed)
  if ('to' in left) return { redirect: { destination: left.to, statusCode: 303 } }
  page.res.statusCode = left.status
  const shown = { city: typed.city.slice(0, SHOWN), phone: typed.phone.slice(0, SHOWN) }
  return { props: { view: { kind: 'form', ...shown, problems: left.problems } } }
})
