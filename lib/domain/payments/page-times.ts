const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** A gateway may report a payment for so long after its page has ended (Razorpay: late authorisation, three days). */
const LATE_MS = 3 * 24 * HOUR_MS

/** A gateway accepts no page that ends in less than a quarter of an hour. */
const LEAST_MS = 20 * MINUTE_MS
const MOST_MS = 24 * HOUR_MS

const between = (least: number, ms: number, most: number): number => Math.min(Math.max(ms, least), most)

/** The page lasts until the visit, from twenty minutes to a day. The page of a visit that must be paid first lasts for twenty minutes. */
export function endOfPage({ startsAt, required }: { startsAt: Date; required: boolean }, now: Date): Date {
  const ms = required ? LEAST_MS : between(LEAST_MS, startsAt.getTime() - now.getTime(), MOST_MS)
  return new Date(now.getTime() + ms)
}

/**
 * The next time to ask a gateway that has told nothing by itself. Each wait is as long as the page is old, from a minute to
 * an hour. The last question about an open page comes at its end. Questions about late money go on for three days; then null.
 */
export function nextAsk(
  { createdAt, expiresAt, isOpen }: { createdAt: Date; expiresAt: Date; isOpen: boolean },
  now: Date,
): Date | null {
  const [at, end] = [now.getTime(), expiresAt.getTime()]
  const wait = between(MINUTE_MS, at - createdAt.getTime(), HOUR_MS)
  if (isOpen && at < end) return new Date(Math.min(at + wait, end + MINUTE_MS))
  if (isOpen) return new Date(at + 5 * MINUTE_MS)
  return at - Math.min(at, end) < LATE_MS ? new Date(at + 24 * HOUR_MS) : null
}
