type Balance = { paidPaise: number; refundedPaise: number; duePaise: number }
type Charge = { pricePaise: number; status: string; visit: string }
type Amounts = readonly { paise: number }[]

const total = (amounts: Amounts): number => amounts.reduce((sum, { paise }) => sum + paise, 0)

/** The rest that the patient has to pay; 0 for a cancelled booking and a no-show. */
export const dueOf = (paidPaise: number, { pricePaise, status, visit }: Charge): number =>
  status === 'confirmed' && visit !== 'missed' ? Math.max(0, pricePaise - paidPaise) : 0

/** `paidPaise`: what came in and stays. `refundedPaise`: what went back, or is going back. */
export function balanceOf({ takings, refunds }: { takings: Amounts; refunds: Amounts }, charge: Charge): Balance {
  const refundedPaise = total(refunds)
  const paidPaise = total(takings) - refundedPaise
  return { paidPaise, refundedPaise, duePaise: dueOf(paidPaise, charge) }
}
