// What a limit says: whom it counts by, what it counts, and what happens from how many on. The limits stand in rules.ts.

/**
 * What a limit counts by: a network (network.ts), a phone number, both together, a browser that proved the number before, a
 * user who is signed in, a browser's draft (its owner hash), a line of the log, or the site as a whole.
 */
export type LimitScope = 'network' | 'number' | 'number_and_network' | 'browser' | 'user' | 'draft' | 'line' | 'site'

/**
 * What is counted where it stands, and not by marks. In the calendar: live holds; appointments ahead; rows of one place's
 * day; of each, what was taken with a proved number counts only where a rule says so. Of SMS (lib/messages/budget.ts): what
 * the act sent within an hour, within a day, and what all acts but those apart sent within a day, of the day's budget. Of photos: the bytes
 * of drafts', and of all.
 */
type Standing = 'live' | 'ahead' | 'day' | 'sent_hour' | 'sent_day' | 'all_sent' | 'draft_bytes' | 'all_bytes'

/** A bound that grows with what there is to take: a share of it, rounded down, and `least` of few. */
export type Share = { share: number; least: number }

/**
 * An act passes freely up to `code` times, then for whoever proved the number, and from `stop` times on for nobody. Either
 * may be absent. `within` is a sliding window in milliseconds, or what stands. `proved` counts what stands proved. `pressed`
 * holds only while the act has sent half of what it may of the budget.
 */
export type LimitRule = {
  by: LimitScope
  within: number | Standing
  proved?: true
  pressed?: true
  code?: number | Share
  stop?: number | Share
}
