// The live times: where the site's own broker answers, what its topics are called, and what a message says.

/** Where a browser opens its socket: the path that Amazon's broker has too. */
export const LIVE_PATH = '/mqtt'

/** One word a minute: whoever hears it hears of changes too. */
export const BEAT_TOPIC = 'slots-alive'
export const BEAT_MS = 60_000

/** The most topics of one browser: a page names no more places. */
export const MOST_TOPICS = 40

/** What changed at one place is said there. */
export const slotsTopic = (placeId: string): string => `slots/${placeId}`

/** The place of a topic; null for one that is none of a place, or of more than one. */
export const placeOfTopic = (topic: string): string | null => /^slots\/([\w-]{1,64})$/.exec(topic)?.[1] ?? null

/** A change of a time, in the clinic's dates and times. `soon`: it begins so soon that only an emergency can have it. */
export type TimeChange = { date: string; start: string; end: string; state: 'free' | 'soon' | 'taken' }
/** `at` is when it was so, in milliseconds since 1970: what is older than one that was heard is no news. */
export type LiveMessage = { at: number; changes: TimeChange[] }
