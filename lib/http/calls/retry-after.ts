/** Whole seconds from `now`, at least one. */
export const secondsUntil = (until: Date, now: Date): string =>
  String(Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000)))
