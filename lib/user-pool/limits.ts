// Unknown browsers count by number and network; a known browser or signed-in user counts alone (limits/rules.ts).

import { localOf } from '@/lib/domain/clinic-time'
import { isAllowedNumber } from '@/lib/domain/messages/allowed-number'
import { checkLimit, clearHits, consumeLimit, type Requester, removeHit } from '@/lib/limits/check'
import type { Decision } from '@/lib/limits/decide'
import { networkOf } from '@/lib/limits/network'
import { spend } from '@/lib/messages/budget'
import { fill, plural } from '@/lib/texts/fill'
import { formatTime } from '@/lib/texts/format'
import { textsIn } from '@/lib/texts/languages'
import type { Context } from '@/lib/user-pool/context'
import { ERRORS, invalidParameter, PoolError } from '@/lib/user-pool/errors'
import { browserOf, browserOfNumber } from '@/lib/user-pool/known-browser'
import type { PoolSettings } from '@/lib/user-pool/settings'

const MINUTE = 60_000

/** `address`: null if it is unknown (a real pool's triggers). */
type PoolCaller = Pick<Context, 'db' | 'now' | 'secret' | 'browser' | 'language'> & {
  address: string | null
  settings: Pick<PoolSettings, 'countries' | 'smsBudget'>
}
type WaitDecision = Extract<Decision, { kind: 'wait' }>

/** Throws InvalidParameterException for a number that gets no codes (SMS_COUNTRIES). */
export function requireAllowed(
  { settings, language }: Pick<PoolCaller, 'settings' | 'language'>,
  number: string,
): void {
  if (!isAllowedNumber(number, settings.countries)) throw invalidParameter(textsIn(language).identity.REFUSED.country)
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

type Reader = Pick<PoolCaller, 'now' | 'language'>

/** The clinic's time, rounded up to the minute. */
function whenText(until: Date, { now, language }: Reader): string {
  const { date, time } = localOf(new Date(Math.ceil(until.getTime() / MINUTE) * MINUTE))
  const texts = textsIn(language)
  const { REFUSED } = texts.identity
  return fill(date === localOf(now).date ? REFUSED.at : REFUSED.tomorrow, { time: formatTime(texts, time) })
}

function codeRefusal({ by, until }: WaitDecision, reader: Reader): PoolError {
  const { identity, language } = textsIn(reader.language)
  const { REFUSED } = identity
  const wait = until.getTime() - reader.now.getTime()
  const when = whenText(until, reader)
  const byNumber = () =>
    wait <= MINUTE
      ? plural(language.LANGUAGE, REFUSED.again, { count: Math.ceil(wait / 1000) })
      : fill(REFUSED.number, { when })
  const text = by === 'network' || by === 'site' ? fill(REFUSED[by], { when }) : byNumber()
  return new PoolError('LimitExceededException', text)
}

const tooMany = ({ until }: WaitDecision, reader: Reader): PoolError =>
  new PoolError(
    'TooManyRequestsException',
    fill(textsIn(reader.language).identity.REFUSED.calls, { when: whenText(until, reader) }),
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
  if (spent.decision.kind === 'wait') throw codeRefusal(spent.decision, caller)
  const next = await checkLimit(db.reads, caller, check)
  return next.kind === 'wait' ? next.until : now
}

/** Counts numbers with an account too. Throws LimitExceededException. */
export async function countSignUp(caller: PoolCaller, number: string): Promise<void> {
  const { network } = numberRequester(caller, number)
  if (network === undefined) return
  const decision = await consumeLimit(caller.db, caller, { act: 'sign_up', requester: { network } })
  if (decision.kind === 'wait') throw codeRefusal(decision, caller)
}

/** Call before any work. Throws TooManyRequestsException. */
export async function countCall(caller: PoolCaller): Promise<void> {
  const { db, secret, browser, address } = caller
  const known = browserOf(secret, browser)
  const requester = known === null ? { network: networkOf(address ?? '') } : { browser: known }
  const decision = await consumeLimit(db, caller, { act: 'call', requester })
  if (decision.kind === 'wait') throw tooMany(decision, caller)
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
  throw decision.by === 'network' ? tooMany(decision, caller) : ERRORS.attempts()
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
