// What a booking costs a member, and what is left of the year's benefits.
import { type Benefit, countedBenefitOf, FREE_A_YEAR, memberPricePaise } from '@/lib/catalogue/benefits'
import type { Service } from '@/lib/catalogue/treatments/prices'
import type { CountedBenefit } from '@/lib/catalogue/treatments/treatment-record'
import {
  dropBenefit,
  insertBenefit,
  lockMembership,
  readBenefit,
  readSaved,
  readUses,
  type Uses,
} from '@/lib/db/queries/membership/benefits'
import type { Tx } from '@/lib/db/schema'
import { instantOf } from '@/lib/domain/clinic-time'
import type { Deps } from '@/lib/use-cases/deps'

/** A booking to be priced. `visit` is when it begins; a membership is of one patient, who comes in person. */
export type PricedVisit = {
  uid: string | null
  selfBooked: boolean
  service: Service
  pricePaise: number
  visit: Date
}
export type MemberPrice = { benefit: Benefit; pricePaise: number; savedPaise: number }
export type BenefitBalances = { benefits: Record<CountedBenefit, { left: number; of: number }>; savedPaise: number }

/** Only what lowers the price is a benefit: nothing of the year is used up on what everybody has for nothing. */
function discountedPrice(
  { service, pricePaise }: Pick<PricedVisit, 'service' | 'pricePaise'>,
  uses: Uses,
): MemberPrice | null {
  if (pricePaise === 0) return null
  const counted = countedBenefitOf(service)
  if (counted && uses[counted] < FREE_A_YEAR[counted])
    return { benefit: counted, pricePaise: 0, savedPaise: pricePaise }
  const lowered = memberPricePaise(pricePaise)
  return lowered < pricePaise ? { benefit: 'price', pricePaise: lowered, savedPaise: pricePaise - lowered } : null
}

/** What the booking would cost the signed-in member now; null where the usual price stands. */
export async function memberPrice({ db }: Pick<Deps, 'db'>, visit: PricedVisit): Promise<MemberPrice | null> {
  if (visit.uid === null || !visit.selfBooked) return null
  const uses = await readUses(db.reads, visit.uid, visit.visit)
  return uses ? discountedPrice(visit, uses) : null
}

/** The same of a visit whose day and time (clinic-local) are known or not yet: then as if it were now. */
export const memberPriceOn = (
  deps: Pick<Deps, 'db' | 'now'>,
  { date, start, ...visit }: Omit<PricedVisit, 'visit'> & { date?: string | undefined; start?: string | undefined },
): Promise<MemberPrice | null> =>
  memberPrice(deps, { ...visit, visit: date && start ? instantOf(date, start) : deps.now })

/**
 * What a member who books for themselves pays for any service, by its usual price in paise: one read for all of them. As of the
 * visit (clinic-local), or of now where its time is not known.
 */
export async function memberPrices(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { uid, date, start }: { uid: string; date: string | undefined; start: string | undefined },
): Promise<(service: Service, usualPaise: number) => number> {
  const uses = await readUses(db.reads, uid, date && start ? instantOf(date, start) : now)
  return (service, pricePaise) => (uses && discountedPrice({ service, pricePaise }, uses)?.pricePaise) ?? pricePaise
}

/** As memberPrice, inside the transaction that books: no other booking of the member is priced until it ends. */
export async function applyMemberPrice(tx: Tx, visit: PricedVisit): Promise<MemberPrice | null> {
  if (visit.uid === null || !visit.selfBooked) return null
  await lockMembership(tx, visit.uid)
  const uses = await readUses(tx, visit.uid, visit.visit)
  return uses ? discountedPrice(visit, uses) : null
}

/** Writes into the ledger what takeMemberPrice gave, once the booking stands. */
export async function recordBenefit(
  tx: Tx,
  { benefit, savedPaise }: MemberPrice,
  booking: { uid: string; bookingId: string; now: Date },
): Promise<void> {
  await insertBenefit(tx, { ...booking, benefit, savedPaise })
}

/**
 * Keeps the benefit of a cancelled booking that is to stand again, in the transaction that lets it. What another booking has
 * used up meanwhile is gone, and so is what a membership gave that is over: then it costs the usual price.
 */
export async function regainBenefit(tx: Tx, { bookingId, visit }: { bookingId: string; visit: Date }): Promise<void> {
  const had = await readBenefit(tx, bookingId)
  if (!had) return
  await lockMembership(tx, had.uid)
  const uses = await readUses(tx, had.uid, visit)
  const isLeft = uses && (had.benefit === 'price' || uses[had.benefit] < FREE_A_YEAR[had.benefit])
  if (!isLeft) await dropBenefit(tx, bookingId)
}

/** What is left of this year's benefits; null without a valid membership. */
export async function benefitsLeft(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  uid: string,
): Promise<BenefitBalances | null> {
  const uses = await readUses(db.reads, uid, now)
  if (!uses) return null
  const left = (benefit: CountedBenefit) => {
    const times = FREE_A_YEAR[benefit]
    return { left: Math.max(0, times - uses[benefit]), of: times }
  }
  const benefits = { check_up: left('check_up'), cleaning: left('cleaning') }
  return { benefits, savedPaise: await readSaved(db.reads, uid) }
}
