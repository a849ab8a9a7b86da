import { managePath } from '@/lib/addresses/paths'
import type { ItemRow } from '@/lib/db/queries/closures/affected-bookings'
import { readStaying } from '@/lib/db/queries/closures/affected-states'
import { writeMessage } from '@/lib/db/queries/messages/outbox'
import type { Tx } from '@/lib/db/schema'
import { manageKey } from '@/lib/domain/booking/manage-key'
import { localOf } from '@/lib/domain/clinic-time'
import { patientInMessage } from '@/lib/messages/safe-names'
import type { Deps } from '@/lib/use-cases/deps'

export function timeStandsPayload({ secret }: Pick<Deps, 'secret'>, row: ItemRow) {
  const { date, time: start } = localOf(row.starts_at)
  const { reference, booking_id, link_version } = row
  const manage = managePath(reference, manageKey(secret, booking_id, link_version))
  return { reference, date, start, manage, other: patientInMessage(row) }
}

export const timeStandsMessage = (row: ItemRow, offers: number, now: Date) => ({
  subject: `${row.closure_id} ${row.booking_id} ${offers}`,
  to: row.personal_phone,
  language: row.language,
  now,
})

/** Notifies those who were told otherwise and whom no closure affects now; returns how many. */
export async function notifyStands(
  tx: Tx,
  deps: Pick<Deps, 'now' | 'secret'>,
  bookingIds: readonly string[],
): Promise<number> {
  const { now } = deps
  const staying = await readStaying(tx, bookingIds, now)
  for (const item of staying)
    await writeMessage(tx, {
      kind: 'time_stands',
      payload: timeStandsPayload(deps, item),
      ...timeStandsMessage(item, item.offers, now),
    })
  return staying.length
}
