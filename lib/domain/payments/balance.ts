type Balance = { paidPaise: number; refundedPaise: number; duePaise: number }
type Amounts = readonly { paise: number }[]

const total = (amounts: Amounts): number => amounts.reduce((sum, { paise }) => sum + paise, 0)

/**
 * `paidPaise`: what came in and stays. `refundedPaise`: what went back, or is going back. `duePaise`: what the patient still has to
 * pay; 0 for a cancelled or missed visit.
 */
export function balanceOf(
  { takings, refunds }: { takings: Amounts; refunds: Amounts },
  { pricePaise, status, visit }: { pricePaise: number; status: string; visit: string },
): Balance {
  const refundedPaise = total(refunds)
  const paidPaise = total(takings) - refundedPaise
  const isDue = status === 'confirmed' && visit !== 'missed'
  return { paidPaise, refundedPaise, duePaise: isDue ? Math.max(0, pricePaise - paidPaise) : 0 }
}
