type Balance = { paidPaise: number; refundedPaise: number; duePaise: number; surplusPaise: number }
type Charge = { pricePaise: number; status: string; visit: string }
type TakingAmount = { id: string; paise: number; method: string; keeps_missed: boolean }
type RefundAmount = { taking_id: string; paise: number }
/** The oldest taking first. */
type Amounts = { takings: readonly TakingAmount[]; refunds: readonly RefundAmount[] }

const total = (amounts: readonly { paise: number }[]): number => amounts.reduce((sum, { paise }) => sum + paise, 0)

/** The rest that the patient has to pay; 0 for a cancelled booking and a no-show. */
export const dueOf = (paidPaise: number, { pricePaise, status, visit }: Charge): number =>
  status === 'confirmed' && visit !== 'missed' ? Math.max(0, pricePaise - paidPaise) : 0

/** The amount above the price, as in 024-payments.sql. `keepsMissed`: the chain keeps the money of a no-show. */
export const surplusOf = (paidPaise: number, { pricePaise, status, visit }: Charge, keepsMissed: boolean): number =>
  status === 'cancelled' || (visit === 'missed' && !keepsMissed) ? paidPaise : Math.max(0, paidPaise - pricePaise)

/**
 * `paidPaise`: what came in and stays. `refundedPaise`: what went back, or is going back. `surplusPaise`: the desk has to give it
 * back, because a surplus of online money has a refund already.
 */
export function balanceOf({ takings, refunds }: Amounts, charge: Charge): Balance {
  const refundedPaise = total(refunds)
  const paidPaise = total(takings) - refundedPaise
  const keepsMissed = takings.every(({ keeps_missed }) => keeps_missed)
  const surplusPaise = surplusOf(paidPaise, charge, keepsMissed)
  return { paidPaise, refundedPaise, duePaise: dueOf(paidPaise, charge), surplusPaise }
}

/** The amounts that the desk may give back, by the takings’ ids: a surplus first, from the latest taking on, otherwise all. */
export function givableOf(money: Amounts, charge: Charge): Map<string, number> {
  const { surplusPaise } = balanceOf(money, charge)
  const givable = new Map<string, number>()
  let left = surplusPaise > 0 ? surplusPaise : Number.POSITIVE_INFINITY
  for (const { id, paise, method } of [...money.takings].reverse()) {
    const rest = paise - total(money.refunds.filter(({ taking_id }) => taking_id === id))
    const part = method === 'online' ? 0 : Math.min(rest, left)
    if (part > 0) givable.set(id, part)
    left -= part
  }
  return givable
}
