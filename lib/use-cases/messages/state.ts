/** `until`: the earliest sending (ISO 8601); null when due. */
export type MessageState = { state: 'sent' | 'waits' | 'not_sent'; until: string | null }

export function messageState(
  row: { sent_at: Date | null; dropped: string | null; waits_until: Date | null },
  now: Date,
): MessageState {
  const { sent_at, dropped, waits_until } = row
  if (sent_at) return { state: 'sent', until: null }
  if (dropped !== null) return { state: 'not_sent', until: null }
  return { state: 'waits', until: waits_until && waits_until > now ? waits_until.toISOString() : null }
}
