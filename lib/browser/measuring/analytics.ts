// The events of spec section 7. This site counts them itself, without a name, a cookie or a query string; the partners
// are told after consent.

import { isPrivatePath } from '@/lib/addresses/private-pages'
import { callUrl } from '@/lib/browser/forms/post'
import { readConsent } from '@/lib/browser/measuring/consent'
import { hasPartners, tellLogin, tellPartners, tellPhone } from '@/lib/browser/measuring/partners'
import { type EventName, NO_TREATMENT, PAGE_VIEW, PHONE_ENTERED } from '@/lib/catalogue/events'
import { type Trial, trialLabel } from '@/lib/catalogue/variants'

type Properties = Record<string, string>

/** Of what happens on a private page partners hear nothing, not even later. */
const mayTell = (): boolean => hasPartners() && readConsent() === 'accepted' && !isPrivatePath(window.location.pathname)

/** The name of a treatment in the catalogue; undefined for what it does not hold. */
async function treatmentName(key: string | null): Promise<string | undefined> {
  if (!key) return undefined
  const { treatmentNameOf } = await import('@/lib/catalogue/treatment-names')
  return treatmentNameOf(key) || undefined
}

function count(name: EventName, path: string, properties: Properties, arrived?: true): void {
  const said = new URLSearchParams(window.location.search)
  const brought = (param: string) => said.get(param) ?? undefined
  const event = { name, path, properties, campaign: brought('utm_campaign'), source: brought('utm_source'), arrived }
  const body = new Blob([JSON.stringify(event)], { type: 'application/json' })
  navigator.sendBeacon(callUrl('event/u/track'), body)
}

/** Whether the document was opened from elsewhere: the first page of a visit. */
const hasArrived = (): boolean => !document.referrer.startsWith(window.location.origin)

/**
 * Says that a page was seen. `path` is without a query; `treatment` is the query's, and only a name of the catalogue goes
 * on; `trial` is what the page shows of an experiment; `isFirst` of the first page that the document shows.
 */
export async function pageViewed(
  path: string,
  treatment: string | null,
  { trial, isFirst }: { trial?: Trial | undefined; isFirst?: boolean } = {},
): Promise<void> {
  const name = await treatmentName(treatment)
  const properties = {
    'Page Name': name ? `${path} | ${name}` : path,
    ...(trial ? { Variant: trialLabel(trial) } : {}),
  }
  const arrived = (isFirst && hasArrived()) || undefined
  count(PAGE_VIEW, path, { ...properties, ...(name ? { 'Treatment Name': name } : {}) }, arrived)
  if (mayTell()) tellPartners(PAGE_VIEW, properties)
}

/**
 * Tells the partners that a phone number was entered in a step, for which treatment; '/' when the page is about none (spec
 * section 7). The server has counted it with the step.
 */
export async function tellPhoneEntered(phone: string, treatment: string | null): Promise<void> {
  if (!mayTell()) return
  tellPhone(phone)
  tellPartners(PHONE_ENTERED, { 'Treatment Name': (await treatmentName(treatment)) ?? NO_TREATMENT })
}

let lastEntered = ''

/** Says that a phone number was entered where no step is: once, however often its code or password is tried. */
export function phoneEntered(phone: string): void {
  if (phone === lastEntered) return
  lastEntered = phone
  count(PHONE_ENTERED, window.location.pathname, { 'Treatment Name': NO_TREATMENT })
  void tellPhoneEntered(phone, null)
}

/** Says who is signed in: the part of the uid after its colon. */
export function userLoggedIn(uid: string, mobile: string): void {
  if (!mayTell()) return
  tellLogin(uid.slice(uid.indexOf(':') + 1))
  tellPhone(mobile)
}
