import type { Cause } from '@/flows/causes'
import { asciiDigits } from '@/flows/normalise-input'
import { FLOWS } from '@/flows/table'
import { telHref } from '@/lib/addresses/outward'
import { canPayOnline } from '@/lib/catalogue/treatments/payments'
import { isAtHome, priceOf } from '@/lib/domain/booking/booked'
import { localOf } from '@/lib/domain/clinic-time'
import type { Limit, Outcome, StepContext } from '@/lib/http/steps/step-context'
import { fill } from '@/lib/texts/fill'
import { formatDay, formatTime } from '@/lib/texts/format'
import type { Texts } from '@/lib/texts/languages'
import {
  areCodesLate,
  awaitsCode,
  checkCodeLimit,
  checkProofCode,
  sendProofCode,
} from '@/lib/use-cases/account/prove-number'
import { checkBookingAllowed, type LimitRefusal } from '@/lib/use-cases/booking/booking-limits'
import type { FoundHold } from '@/lib/use-cases/booking/find-hold'
import { getClinic } from '@/lib/use-cases/clinics/get'
import { mustProve } from '@/lib/use-cases/payments/paid-first'
import { codePort, runtime } from '@/lib/use-cases/runtime'
import type { HelpLine, ProofView, WaitView } from '@/lib/views/booking'

const LENGTH = 6

type CodeCause = Cause<'code'>

/** The time, and the day if it is not today. */
export function whenText(texts: Texts, until: Date, now: Date): string {
  // Rounded up to the minute, so that a promised 2:05 is kept.
  const { date, time } = localOf(new Date(Math.ceil(until.getTime() / 60_000) * 60_000))
  return date === localOf(now).date ? formatTime(texts, time) : `${formatDay(texts, date)}, ${formatTime(texts, time)}`
}

const provingOf = ({ owner, network, language, answers }: StepContext) => ({
  owner: owner(),
  network,
  language,
  phone: answers.phone ?? '',
})

function pricedVisit({ flow, answers }: StepContext, proved: boolean): Parameters<typeof mustProve>[0] {
  const appointmentType = isAtHome(FLOWS[flow], answers) ? 'at_home' : 'clinic'
  const pricePaise = priceOf(FLOWS[flow], answers) ?? 0
  return { appointmentType, pricePaise, proved, canPayOnline: canPayOnline(runtime().gateway) }
}

/** Null when this visitor may book. */
export async function hindranceOf(
  context: StepContext,
  placeId: string,
  hold: FoundHold,
): Promise<LimitRefusal | null> {
  const { deps, answers, network } = context
  const { date = '', phone = '' } = answers
  const requester = { network, proved: await context.hasProved(phone) }
  // The hold began with a proved number that is not proved now.
  if (hold.kind === 'held' && hold.proved && !requester.proved) return { kind: 'prove' }
  if (mustProve(pricedVisit(context, requester.proved))) return { kind: 'prove' }
  return checkBookingAllowed(deps, { requester, slot: { placeId, date, phone }, isHeld: hold.kind === 'held' })
}

export async function loadCodePrompt(context: StepContext, typed?: URLSearchParams): Promise<ProofView> {
  const { deps } = context
  const who = provingOf(context)
  const [isSent, next] = [await awaitsCode(deps, who), await checkCodeLimit(deps, codePort().budget, who)]
  return {
    ending: who.phone.slice(-4),
    isSent,
    isLate: areCodesLate(),
    code: typed?.get('code') ?? '',
    from: next.kind === 'wait' ? whenText(context.texts, next.until, deps.now) : null,
    help: await helpLineOf(context),
  }
}

export async function waitOf(context: StepContext, { by, until }: Limit): Promise<WaitView> {
  const { PROOF } = context.texts['number-proof']
  const text = by === 'number' ? PROOF.waitNumber : PROOF.waitNetwork
  return {
    text: fill(text, { when: whenText(context.texts, until, context.deps.now) }),
    help: await helpLineOf(context),
  }
}

/** The clinic, or the chain for a home visit. */
async function helpLineOf({ deps, answers, texts }: StepContext): Promise<HelpLine> {
  const clinic = answers.location === 'at_home' ? null : await getClinic(deps, answers.cid ?? '')
  return clinic ? { display: clinic.phone, href: telHref(clinic.phone) } : texts.brand.BRAND.helpPhone
}

/** Null for six digits in any grouping. */
function misread(typed: string): CodeCause | null {
  if (typed === '') return 'empty'
  if (!/^\d+$/.test(typed)) return 'letters'
  return typed.length === LENGTH ? null : 'length'
}

/** Null without a code in the form, or with a proved number. */
export async function checkCode(context: StepContext, form: URLSearchParams): Promise<CodeCause | null> {
  const { deps, owner, answers } = context
  const { phone = '' } = answers
  const typed = form.get('code')
  if (typed === null || (await context.hasProved(phone))) return null
  const code = asciiDigits(typed.replace(/[\s\p{Pd}\p{Cf}]/gu, ''))
  const cause = misread(code)
  if (cause !== null) return cause
  const { kind } = await checkProofCode(deps, { owner: owner(), phone, code })
  return kind === 'proved' ? null : kind
}

/** Shows the page again at the code's field. */
export async function sendCode(context: StepContext, again: string): Promise<Outcome> {
  const sent = await sendProofCode(context.deps, codePort(), provingOf(context))
  if (sent.kind === 'sent') return { kind: 'go', to: `${again}#code` }
  return { kind: 'refused', status: 429, causes: { code: 'often' }, limit: sent }
}
