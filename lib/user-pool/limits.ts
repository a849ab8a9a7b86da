// Unknown browsers count by number and network; a known browser or signed-in user counts alone (limits/rules.ts).

import { DEFAULT_LANGUAGE } from '@/lib/catalogue/languages'
import { localOf } from '@/lib/domain/clinic-time'
import { isAllowedNumber } from '@/lib/domain/messages/allowed-number'
import { checkLimit, clearHits, consumeLimit, type Requester, removeHit } from '@/lib/limits/check'
import type { Decision } from '@/lib/limits/decide'
import { networkOf } from '@/lib/limits/network'
import { spend } from '@/lib/messages/budget'
import { fill, plural } from '@/lib/texts/fill'
import { textsIn } from '@/lib/texts/languages'
import type { Context } from '@/lib/user-pool/context'
import { ERRORS, invalidParameter, PoolError } from '@/lib/user-pool/errors'
import { browserOf, browserOfNumber } from '@/lib/user-pool/known-browser'
import type { PoolSettings } from '@/lib/user-pool/settings'

const MINUTE = 60_000
/** Amplify's calls don't say which language their caller reads. */
const limitLockKeys = () => textsIn(DEFAULT_LANGUAGE)

/** `address`: null if it is unknown (a real pool's triggers). */
type PoolCaller = Pick<Context, 'db' | 'now' | 'secret' | 'browser'> & {
  address: string | null
  settings: Pick<PoolSettings, 'countries' | 'smsBudget'>
}
type WaitDecision = Extract<Decision, { kind: 'wait' }>

/** Throws InvalidParameterException for a number that gets no codes (SMS_COUNTRIES). */
export function requireAllowed({ settings }: Pick<PoolCaller, 'settings'>, number: string): void {
  if (!isAllowedNumber(number, settings.countries)) throw invalidParameter(limitLockKeys().identity.REFUSED.country)
}

function numberRequester(
  { secret, browser, address }: Pick<PoolCaller, 'secret' | 'browser' | 'address'>,
  number: string,
): Requester {
  const known = browserOfNumber(secret, browser, number)
  if (known !== null) return { browser: `${known} ${number}` }
  if (address === null) return { number, number_and_network: number }
  const network = networkOf(address)
  return { number, network, number_and_network: `${number} ${network}` }
}

/** For a user who is signed in or knows the password: other people's tries don't count. */
export const userRequester = (sub: string): Requester => ({ user: sub })

/** A number or address that is not the user's has the limits of unknown browsers as well. */
export function userRequesterTo(
  caller: Pick<PoolCaller, 'address'>,
  sub: string,
  { to, isOwn }: { to: string; isOwn: boolean },
): Requester {
  const user = `${sub} ${to}`
  return isOwn ? { user } : { user, number: to, network: networkOf(caller.address ?? '') }
}

/** The clinic's time, rounded up to the minute. */
function whenText(until: Date, now: Date): string {
  const { date, time } = localOf(new Date(Math.ceil(until.getTime() / MINUTE) * MINUTE))
  const { REFUSED } = limitLockKeys().identity
  return fill(date === localOf(now).date ? REFUSED.at : REFUSED.tomorrow, { time })
}

function codeRefusal({ by, until }: WaitDecision, now: Date): PoolError {
  const { identity, language } = limitLockKeys()
  const { REFUSED } = identity
  const wait = until.getTime() - now.getTime()
  const when = whenText(until, now)
  const byNumber = () =>
    wait <= MINUTE
      ? plural(language.LANGUAGE, REFUSED.again, { count: Math.ceil(wait / 1000) })
      : fill(REFUSED.number, { when })
  const text = by === 'network' || by === 'site' ? fill(REFUSED[by], { when }) : byNumber()
  return new PoolError('LimitExceededException', text)
}

const tooMany = ({ until }: WaitDecision, now: Date): PoolError =>
  new PoolError(
    'TooManyRequestsException',
    fill(limitLockKeys().identity.REFUSED.calls, { when: whenText(until, now) }),
  )

/** A known requester's codes count separately from unknown browsers', also by number and network. */
function codeSending(
  { address }: Pick<PoolCaller, 'address'>,
  number: string,
  requester: Requester,
): { act: CodeAct; requester: Requester } {
  if (requester.number !== undefined) return { act: 'code', requester }
  return {
    act: 'own_code',
    requester: { ...requester, number, ...(address === null ? {} : { network: networkOf(address) }) },
  }
}

type CodeAct = 'code' | 'own_code'
type CodeRequest = { act: CodeAct; requester: Requester }

function spendOnCode(caller: PoolCaller, number: string, request: CodeRequest): Promise<{ decision: Decision }> {
  requireAllowed(caller, number)
  const { db, secret, now, settings } = caller
  return spend(db, { secret, now, budget: settings.smsBudget }, { ...request, kind: 'code' }, async () => undefined)
}

/** An e-mail costs nothing of the SMS budget. */
const countMail = async (caller: PoolCaller, request: CodeRequest) => ({
  decision: await consumeLimit(caller.db, caller, request),
})

/** Counts numbers of nobody too. Throws LimitExceededException. Returns when the next code may be sent. */
export async function countCode(
  caller: PoolCaller,
  number: string,
  requester: Requester = numberRequester(caller, number),
): Promise<Date> {
  const { db, now } = caller
  const check = codeSending(caller, number, requester)
  const spent = number.startsWith('+') ? await spendOnCode(caller, number, check) : await countMail(caller, check)
  if (spent.decision.kind === 'wait') throw codeRefusal(spent.decision, now)
  const next = await checkLimit(db.reads, caller, check)
  return next.kind === 'wait' ? next.until : now
}

/** Counts numbers with an account too. Throws LimitExceededException. */
export async function countSignUp(caller: PoolCaller, number: string): Promise<void> {
  const { network } = numberRequester(caller, number)
  if (network === undefined) return
  const decision = await consumeLimit(caller.db, caller, { act: 'sign_up', requester: { network } })
  if (decision.kind === 'wait') throw codeRefusal(decision, caller.now)
}

/** Call before any work. Throws TooManyRequestsException. */
export async function countCall(caller: PoolCaller): Promise<void> {
  const { db, now, secret, browser, address } = caller
  const known = browserOf(secret, browser)
  const requester = known === null ? { network: networkOf(address ?? '') } : { browser: known }
  const decision = await consumeLimit(db, caller, { act: 'call', requester })
  if (decision.kind === 'wait') throw tooMany(decision, now)
}

export const counted =
  <Input>(run: (input: Input, context: Context) => Promise<object>) =>
  async (input: Input, context: Context): Promise<object> => {
    await countCall(context)
    return run(input, context)
  }

/** Call before the password or the second factor's code is checked. Throws after too many tries. */
export async function beginTry(
  caller: PoolCaller,
  number: string,
  requester: Requester = numberRequester(caller, number),
): Promise<void> {
  const decision = await consumeLimit(caller.db, caller, { act: 'password', requester })
  if (decision.kind !== 'wait') return
  throw decision.by === 'network' ? tooMany(decision, caller.now) : ERRORS.attempts()
}

export const passTry = (
  caller: PoolCaller,
  number: string,
  requester: Requester = numberRequester(caller, number),
): Promise<void> => removeHit(caller.db.writes, caller, 'password', requester)

/** This caller's wrong tries count no more; with `all` (a new password), nobody's do. */
export function forgetTries(caller: PoolCaller, number: string, { all = false } = {}): Promise<void> {
  const { network: _network, number: _number, ...requester } = numberRequester(caller, number)
  return clearHits(caller.db.writes, caller, 'password', all ? { ...requester, number } : requester)
}
