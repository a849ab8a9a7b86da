import type { Writes } from '@/lib/db/schema'

/** Also for a page that ended, because money may come late. */
export async function askPaymentAt(writes: Writes, linkId: string, at: Date): Promise<void> {
  await writes.updateTable('payments').set({ ask_at: at }).where('link_id', '=', linkId).execute()
}

export async function askRefundAt(writes: Writes, id: string, at: Date): Promise<void> {
  await writes.updateTable('refunds').set({ due_at: at }).where('id', '=', id).where('state', '=', 'sending').execute()
}
