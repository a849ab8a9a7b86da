export const LIVE_PATH = '/mqtt'

/** One beat a minute shows a browser that it still receives changes. */
export const BEAT_TOPIC = 'slots-alive'
export const BEAT_MS = 60_000

/** The most topics of one browser: no page names more places. */
export const MOST_TOPICS = 40

export const slotsTopic = (placeId: string): string => `slots/${placeId}`

/** Null for a topic that names no place, or more than one. */
export const placeOfTopic = (topic: string): string | null => /^slots\/([\w-]{1,64})$/.exec(topic)?.[1] ?? null

/** In the clinic's dates and times. `soon`: the slot starts too soon for anything but an emergency. */
export type TimeChange = { date: string; start: string; end: string; state: 'free' | 'soon' | 'taken' }
/** `at` is in milliseconds since 1970. A browser ignores a message older than one that it has read. */
export type LiveMessage = { at: number; changes: TimeChange[] }
