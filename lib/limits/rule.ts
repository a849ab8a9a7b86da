/** `browser` has proved the number before; `draft` is an owner hash; `line` is a line of the log. */
export type LimitScope = 'network' | 'number' | 'number_and_network' | 'browser' | 'user' | 'draft' | 'line' | 'site'

/**
 * Counts of rows instead of hits:
 * - calendar: live holds, appointments ahead, one place's day (proved ones only where a rule says so)
 * - SMS (lib/messages/budget.ts): of the act in an hour or a day, of all budgeted acts in a day
 * - photos: bytes of drafts, bytes of all
 */
type Standing = 'live' | 'ahead' | 'day' | 'sent_hour' | 'sent_day' | 'all_sent' | 'draft_bytes' | 'all_bytes'

/** A share of the total, rounded down, but never below `least`. */
export type Share = { share: number; least: number }

/**
 * An act passes freely up to `code` hits, then only with a proved number, and not at all from `stop` hits on.
 * `within` is in milliseconds, or a standing count. `proved` counts proved rows only.
 * `pressed` applies after the act has sent half of its share of the SMS budget.
 */
export type LimitRule = {
  by: LimitScope
  within: number | Standing
  proved?: true
  pressed?: true
  code?: number | Share
  stop?: number | Share
}
