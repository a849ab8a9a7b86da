/** What became of a message; `until`: when it is sent at the earliest (ISO 8601), null where it is due. */
export type MessageState = { state: 'sent' | 'waits' | 'not_sent'; until: string | null }

/** By its row in the outbox, or that of the summary which says it instead. */
export function messageState(
  row: { sent_at: Date | null; dropped: string | null; waits_until: Date | null },
  now: Date,
): MessageState {
  const { sent_at, dropped, waits_until } = row
  if (sent_at) return { state: 'sent', until: null }
  if (dropped !== null) return { state: 'not_sent', until: null }
  return { state: 'waits', until: waits_until && waits_until > now ? waits_until.toISOString() : null }
}
