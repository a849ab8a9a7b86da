const BEFORE_MS = 60 * 60_000
const AFTER_MS = 15 * 60_000

/** An arrival that the desk forgot to mark is shown no longer. */
const SHOWN_MS = 3 * 60 * 60_000

const isWithin = (startsAt: Date, now: Date, afterMs: number): boolean => {
  const past = now.getTime() - startsAt.getTime()
  return past >= -BEFORE_MS && past <= afterMs
}

/** Both ends count. Later than this, the desk marks a no-show. */
export const canReportArrival = (startsAt: Date, now: Date): boolean => isWithin(startsAt, now, AFTER_MS)

export const showsArrival = (startsAt: Date, now: Date): boolean => isWithin(startsAt, now, SHOWN_MS)
