// What becomes of a confirmed row of appointments: moved, cancelled, kept. Each statement says which row it expects.
import { sql } from 'kysely'
import type { Tx } from '@/lib/db/schema'

/** The appointment that a reference stands for now, locked until the transaction ends. */
export function lockLiving(tx: Tx, reference: string) {
  return tx
    .selectFrom('appointments')
    .where('reference', '=', reference)
    .where('status', '=', 'confirmed')
    .selectAll()
    .forUpdate()
    .executeTakeFirst()
}

/** Cancels a confirmed row; its place is free once the transaction commits. False when it is not confirmed. */
export async function cancelRow(tx: Tx, id: string, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable('appointments')
    .set({ status: 'cancelled', cancelled_at: now })
    .where('id', '=', id)
    .where('status', '=', 'confirmed')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Marks a confirmed row as kept. */
export async function keepRow(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('appointments').set({ kept_at: now }).where('id', '=', id).execute()
}

/**
 * Makes the live hold `sid` the appointment that replaces the cancelled row `from`, under the same reference. False when
 * there is no such hold.
 */
export async function confirmMoved(
  tx: Tx,
  { sid, from, proved, now }: { sid: string; from: string; proved: boolean; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    UPDATE appointments SET
      status = 'confirmed', held_until = NULL, confirmed_at = ${now}::timestamptz, moved_from = before.id,
      owner = before.owner, reference = before.reference, flow = before.flow,
      appointment_type = before.appointment_type, self_booked = before.self_booked, treatment = before.treatment,
      concern = before.concern, price_paise = before.price_paise, personal_name = before.personal_name,
      personal_phone = before.personal_phone, personal_address = before.personal_address,
      attribution = before.attribution, first_attribution = before.first_attribution, uid = before.uid,
      unlinked = before.unlinked, network = before.network, proved = ${proved}::boolean
    FROM appointments before
    WHERE appointments.id = ${sid}::uuid AND appointments.status = 'held'
      AND appointments.held_until > ${now}::timestamptz
      AND before.id = ${from}::uuid AND before.status = 'cancelled' AND before.place_id = appointments.place_id
    RETURNING appointments.id`.execute(tx)
  return rows.length === 1
}
