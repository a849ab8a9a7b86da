import { type Benefit, countedBenefitOf, freeAYear, memberPricePaise } from '@/lib/catalogue/benefits'
import { chain, type MembershipTerms } from '@/lib/catalogue/chain'
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

/** `visit`: when it begins. A membership is for one patient, who comes in person. */
export type PricedVisit = {
  uid: string | null
  selfBooked: boolean
  service: Service
  pricePaise: number
  visit: Date
}
export type MemberPrice = { benefit: Benefit; pricePaise: number; savedPaise: number }
export type BenefitBalances = { benefits: Record<CountedBenefit, { left: number; of: number }>; savedPaise: number }

/** A free service uses up no benefit. */
function discountedPrice(
  { service, pricePaise }: Pick<PricedVisit, 'service' | 'pricePaise'>,
  uses: Uses,
  terms: MembershipTerms,
): MemberPrice | null {
  if (pricePaise === 0) return null
  const counted = countedBenefitOf(service)
  if (counted && uses[counted] < freeAYear(terms)[counted])
    return { benefit: counted, pricePaise: 0, savedPaise: pricePaise }
  const lowered = memberPricePaise(terms, pricePaise)
  return lowered < pricePaise ? { benefit: 'price', pricePaise: lowered, savedPaise: pricePaise - lowered } : null
}

export async function memberPrice({ db }: Pick<Deps, 'db'>, visit: PricedVisit): Promise<MemberPrice | null> {
  if (visit.uid === null || !visit.selfBooked) return null
  const { membership } = chain()
  if (!membership) return null
  const uses = await readUses(db.reads, visit.uid, visit.visit)
  return uses ? discountedPrice(visit, uses, membership) : null
}

export const memberPriceOn = (
  deps: Pick<Deps, 'db' | 'now'>,
  { date, start, ...visit }: Omit<PricedVisit, 'visit'> & { date?: string | undefined; start?: string | undefined },
): Promise<MemberPrice | null> =>
  memberPrice(deps, { ...visit, visit: date && start ? instantOf(date, start) : deps.now })

/** In paise, from one read. Clinic-local; without a date and time, as of now. */
export async function memberPrices(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { uid, date, start }: { uid: string; date: string | undefined; start: string | undefined },
): Promise<(service: Service, usualPaise: number) => number> {
  const { membership } = chain()
  const uses = membership && (await readUses(db.reads, uid, date && start ? instantOf(date, start) : now))
  return (service, pricePaise) =>
    (uses && discountedPrice({ service, pricePaise }, uses, membership)?.pricePaise) ?? pricePaise
}

/** The lock keeps the member's other bookings waiting until the transaction ends. */
export async function applyMemberPrice(tx: Tx, visit: PricedVisit): Promise<MemberPrice | null> {
  if (visit.uid === null || !visit.selfBooked) return null
  const { membership } = chain()
  if (!membership) return null
  await lockMembership(tx, visit.uid)
  const uses = await readUses(tx, visit.uid, visit.visit)
  return uses ? discountedPrice(visit, uses, membership) : null
}

export async function recordBenefit(
  tx: Tx,
  { benefit, savedPaise }: MemberPrice,
  booking: { uid: string; bookingId: string; now: Date },
): Promise<void> {
  await insertBenefit(tx, { ...booking, benefit, savedPaise })
}

/** For a booking that stands again. A benefit that is used up, expired or no longer given is gone: the usual price applies. */
export async function regainBenefit(tx: Tx, { bookingId, visit }: { bookingId: string; visit: Date }): Promise<void> {
  const had = await readBenefit(tx, bookingId)
  if (!had) return
  await lockMembership(tx, had.uid)
  const { membership } = chain()
  const uses = membership && (await readUses(tx, had.uid, visit))
  const isLeft = uses && (had.benefit === 'price' || uses[had.benefit] < freeAYear(membership)[had.benefit])
  if (!isLeft) await dropBenefit(tx, bookingId)
}

export async function benefitsLeft(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  uid: string,
): Promise<BenefitBalances | null> {
  const { membership } = chain()
  const uses = membership && (await readUses(db.reads, uid, now))
  if (!uses) return null
  const left = (benefit: CountedBenefit) => {
    const times = freeAYear(membership)[benefit]
    return { left: Math.max(0, times - uses[benefit]), of: times }
  }
  const benefits = { check_up: left('check_up'), cleaning: left('cleaning') }
  return { benefits, savedPaise: await readSaved(db.reads, uid) }
}
