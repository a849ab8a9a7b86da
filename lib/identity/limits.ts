// How many codes may be sent: to one number or address, from one network address, to one run of numbers. A refusal says
// why and until when; what is refused is not counted.
import { beginCount, countOn } from '@/lib/db/queries/identity-failures'
import { insertSend, readSends, type SendKeys } from '@/lib/db/queries/identity-sends'
import { lockWords } from '@/lib/db/queries/locks'
import { isAllowedNumber } from '@/lib/domain/allowed-number'
import { localOf } from '@/lib/domain/clinic-time'
import type { Context } from '@/lib/identity/context'
import { invalidParameter, PoolError } from '@/lib/identity/errors'
import { keyedHash } from '@/lib/identity/hashes'
import type { PoolSettings } from '@/lib/identity/settings'
import { networkOf } from '@/lib/limits/network'
import { SENDING } from '@/lib/texts/en/identity'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

type Rule = { most: number; within: number }
/** To one number: a minute apart, 3 in a quarter of an hour, 10 a day. */
const TO: Rule[] = [
  { most: 1, within: MINUTE },
  { most: 3, within: 15 * MINUTE },
  { most: 10, within: DAY },
]
// Mobile networks put thousands of people behind one address, and a hundred thousand numbers begin alike.
const ADDRESS: Rule[] = [
  { most: 100, within: 15 * MINUTE },
  { most: 1000, within: DAY },
]
const PREFIX: Rule[] = ADDRESS
const MOST = 1000

export const RESEND_MS = MINUTE

/** The first moment at which the rules let one more through; `now` when they do at once. */
function freeFrom(rules: Rule[], times: Date[], now: Date): Date {
  const waits = rules.map(({ most, within }) => {
    const oldest = times[most - 1]
    return oldest ? oldest.getTime() + within : 0
  })
  return new Date(Math.max(now.getTime(), ...waits))
}

/** When, on the clinic's clock; rounded up to the minute. */
function whenText(until: Date, now: Date): string {
  const { date, time } = localOf(new Date(Math.ceil(until.getTime() / MINUTE) * MINUTE))
  return date === localOf(now).date ? SENDING.at(time) : SENDING.tomorrow(time)
}

function keysOf({ secret, address }: Pick<Context, 'secret' | 'address'>, to: string): SendKeys {
  const hashed = (use: string, value: string) => keyedHash(secret, use, value).toString('base64url')
  return {
    toHash: hashed('send to', to),
    // An e-mail address has no run of numbers; its domain would stop all of a provider's.
    prefix: to.startsWith('+') ? to.slice(0, 8) : `mail ${hashed('send to', to)}`,
    addressHash: hashed('send from', networkOf(address)),
  }
}

const refusal = (text: string): PoolError => new PoolError('LimitExceededException', text)

type Sender = Pick<Context, 'db' | 'now' | 'secret' | 'address'> & { settings: Pick<PoolSettings, 'countries'> }

/** Throws InvalidParameterException for a number that no code goes to (SMS_COUNTRIES). */
export function requireAllowed({ settings }: Pick<Sender, 'settings'>, number: string): void {
  if (!isAllowedNumber(number, settings.countries)) throw invalidParameter(SENDING.country)
}

/**
 * Counts one account that is made without a password and without a code, or throws LimitExceededException: one network
 * address may make a thousand a day, as many as may get a code.
 */
export async function countSignUp({ db, now, secret, address }: Omit<Sender, 'settings'>): Promise<void> {
  const name = keyedHash(secret, 'sign up from', networkOf(address)).toString('base64url')
  const since = new Date(now.getTime() - DAY)
  const made = await countOn(db.writes, name, since)
  if (made === undefined) await beginCount(db.writes, name, now)
  else if (made >= MOST) throw refusal(SENDING.address(SENDING.tomorrow(localOf(now).time)))
}

/** Counts one code to a number or address, or throws LimitExceededException. Returns when the next may be sent. */
export function countSend(sender: Sender, to: string): Promise<Date> {
  const { db, now } = sender
  if (to.startsWith('+')) requireAllowed(sender, to)
  const keys = keysOf(sender, to)
  return db.transaction(async (tx) => {
    await lockWords(tx, [`send to ${keys.toHash}`, `send from ${keys.addressHash}`, `send prefix ${keys.prefix}`])
    const times = await readSends(tx, keys, { since: new Date(now.getTime() - DAY), most: MOST })
    const free = freeFrom(TO, times.to, now)
    const wait = free.getTime() - now.getTime()
    if (wait > 0)
      throw refusal(wait <= MINUTE ? SENDING.again(Math.ceil(wait / 1000)) : SENDING.number(whenText(free, now)))
    const fromAddress = freeFrom(ADDRESS, times.address, now)
    if (fromAddress > now) throw refusal(SENDING.address(whenText(fromAddress, now)))
    const fromPrefix = freeFrom(PREFIX, times.prefix, now)
    if (fromPrefix > now) throw refusal(SENDING.prefix(whenText(fromPrefix, now)))
    await insertSend(tx, keys, now)
    return freeFrom(TO, [now, ...times.to], now)
  })
}
