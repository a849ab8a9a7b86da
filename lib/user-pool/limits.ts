// The pool's limits on strangers (lib/limits/rules.ts): codes, sign-ups, wrong passwords, calls. What a stranger does counts
// by number and network; a browser that proved the number before, and a user who is signed in, count by themselves alone.

import { localOf } from '@/lib/domain/clinic-time'
import { isAllowedNumber } from '@/lib/domain/messages/allowed-number'
import { admit, type Doer, forgetAct, judgeAct, takeBackAct } from '@/lib/limits/admit'
import type { Decision } from '@/lib/limits/decide'
import { networkOf } from '@/lib/limits/network'
import { spend } from '@/lib/messages/budget'
import { fill, plural } from '@/lib/texts/fill'
import { DEFAULT_LANGUAGE, wordsOf } from '@/lib/texts/languages'
import type { Context } from '@/lib/user-pool/context'
import { ERRORS, invalidParameter, PoolError } from '@/lib/user-pool/errors'
import { browserOf, browserOfNumber } from '@/lib/user-pool/known-browser'
import type { PoolSettings } from '@/lib/user-pool/settings'

const MINUTE = 60_000
/** Amplify's calls don't say yet what their caller reads. */
const poolWords = () => wordsOf(DEFAULT_LANGUAGE)

/** Who asks; without an address where nobody tells it (a real pool's triggers). */
type Asker = Pick<Context, 'db' | 'now' | 'secret' | 'browser'> & {
  address: string | null
  settings: Pick<PoolSettings, 'countries' | 'smsBudget'>
}
type WaitDecision = Extract<Decision, { kind: 'wait' }>

/** Throws InvalidParameterException for a number that no code goes to (SMS_COUNTRIES). */
export function requireAllowed({ settings }: Pick<Asker, 'settings'>, number: string): void {
  if (!isAllowedNumber(number, settings.countries)) throw invalidParameter(poolWords().identity.REFUSED.country)
}

/** Whose counts an act with a number is one of. */
function doerOf({ secret, browser, address }: Pick<Asker, 'secret' | 'browser' | 'address'>, number: string): Doer {
  const known = browserOfNumber(secret, browser, number)
  if (known !== null) return { browser: `${known} ${number}` }
  if (address === null) return { number, number_and_network: number }
  const network = networkOf(address)
  return { number, network, number_and_network: `${number} ${network}` }
}

/** A user who is signed in, or who knows the password: what strangers do counts for nothing. */
export const ownDoer = (sub: string): Doer => ({ user: sub })

/** The same with a number or an address: one that is not the user's is guarded as it is from strangers. */
export function ownDoerTo(
  asker: Pick<Asker, 'address'>,
  sub: string,
  { to, isOwn }: { to: string; isOwn: boolean },
): Doer {
  const user = `${sub} ${to}`
  return isOwn ? { user } : { user, number: to, network: networkOf(asker.address ?? '') }
}

/** When, on the clinic's clock; rounded up to the minute. */
function whenText(until: Date, now: Date): string {
  const { date, time } = localOf(new Date(Math.ceil(until.getTime() / MINUTE) * MINUTE))
  const { REFUSED } = poolWords().identity
  return fill(date === localOf(now).date ? REFUSED.at : REFUSED.tomorrow, { time })
}

function codeRefusal({ by, until }: WaitDecision, now: Date): PoolError {
  const { identity, language } = poolWords()
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
  new PoolError('TooManyRequestsException', fill(poolWords().identity.REFUSED.calls, { when: whenText(until, now) }))

/** Whose code it is: a stranger's, or that of somebody who is known, which counts by number and network by itself. */
function sendingOf({ address }: Pick<Asker, 'address'>, number: string, doer: Doer): { act: CodeAct; doer: Doer } {
  if (doer.number !== undefined) return { act: 'code', doer }
  return { act: 'own_code', doer: { ...doer, number, ...(address === null ? {} : { network: networkOf(address) }) } }
}

type CodeAct = 'code' | 'own_code'
type CodeRequest = { act: CodeAct; doer: Doer }

function spendOnCode(asker: Asker, number: string, asked: CodeRequest): Promise<{ decision: Decision }> {
  requireAllowed(asker, number)
  const { db, secret, now, settings } = asker
  return spend(db, { secret, now, budget: settings.smsBudget }, { ...asked, kind: 'code' }, async () => undefined)
}

/** An e-mail costs nothing of the budget. */
const countMail = async (asker: Asker, asked: CodeRequest) => ({ decision: await admit(asker.db, asker, asked) })

/**
 * Counts one code to a number or address, nobody's too, or throws LimitExceededException. Returns when the next may be sent.
 */
export async function countCode(asker: Asker, number: string, doer: Doer = doerOf(asker, number)): Promise<Date> {
  const { db, now } = asker
  const asked = sendingOf(asker, number, doer)
  const spent = number.startsWith('+') ? await spendOnCode(asker, number, asked) : await countMail(asker, asked)
  if (spent.decision.kind === 'wait') throw codeRefusal(spent.decision, now)
  const next = await judgeAct(db.reads, asker, asked)
  return next.kind === 'wait' ? next.until : now
}

/** Counts one sign-up without a password, of a number that has an account too, or throws LimitExceededException. */
export async function countSignUp(asker: Asker, number: string): Promise<void> {
  const { network } = doerOf(asker, number)
  if (network === undefined) return
  const decision = await admit(asker.db, asker, { act: 'sign_up', doer: { network } })
  if (decision.kind === 'wait') throw codeRefusal(decision, asker.now)
}

/** Counts one call of somebody who is not signed in, before any of its work, or throws TooManyRequestsException. */
export async function countCall(asker: Asker): Promise<void> {
  const { db, now, secret, browser, address } = asker
  const known = browserOf(secret, browser)
  const doer = known === null ? { network: networkOf(address ?? '') } : { browser: known }
  const decision = await admit(db, asker, { act: 'call', doer })
  if (decision.kind === 'wait') throw tooMany(decision, now)
}

/** An operation of somebody who is not signed in: its call is counted before its work. */
export const counted =
  <Input>(run: (input: Input, context: Context) => Promise<object>) =>
  async (input: Input, context: Context): Promise<object> => {
    await countCall(context)
    return run(input, context)
  }

/** Counts a try at a password or at the code of a second factor, before it is looked at; throws when there were too many. */
export async function beginTry(asker: Asker, number: string, doer: Doer = doerOf(asker, number)): Promise<void> {
  const decision = await admit(asker.db, asker, { act: 'password', doer })
  if (decision.kind !== 'wait') return
  throw decision.by === 'network' ? tooMany(decision, asker.now) : ERRORS.attempts()
}

/** The try was right, though the sign-in goes on. */
export const passTry = (asker: Asker, number: string, doer: Doer = doerOf(asker, number)): Promise<void> =>
  takeBackAct(asker.db.writes, asker, 'password', doer)

/** The sign-in is done: this asker's wrong tries count no more; with `all`, because the password is new, nobody's. */
export function forgetTries(asker: Asker, number: string, { all = false } = {}): Promise<void> {
  const { network: _network, number: _number, ...own } = doerOf(asker, number)
  return forgetAct(asker.db.writes, asker, 'password', all ? { ...own, number } : own)
}
