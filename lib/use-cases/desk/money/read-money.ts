import { readStaffNames } from '@/lib/db/queries/desk/staff'
import { type DayMoneyRow, readDayMoney } from '@/lib/db/queries/payments/desk-money'
import { type Money, readMoney } from '@/lib/db/queries/payments/takings'
import { addDays, instantOf } from '@/lib/domain/clinic-time'
import type { Deps } from '@/lib/use-cases/deps'
import type { DeskActor } from '@/lib/use-cases/desk/actor'

/** `staff`: names by id, of those who took or gave back money. */
type DeskMoney = Money & { staff: ReadonlyMap<string, string> }

export async function readDeskMoney({ db: { reads } }: Pick<Deps, 'db'>, bookingId: string): Promise<DeskMoney> {
  const money = await readMoney(reads, bookingId)
  const ids = [...money.takings, ...money.refunds].flatMap(({ staff_id }) => staff_id ?? [])
  return { ...money, staff: await readStaffNames(reads, [...new Set(ids)]) }
}

export type MoneyOfDay = readonly DayMoneyRow[]

/** `date`: clinic-local. Empty without a right at the place. */
export async function listDayMoney(
  { db }: Pick<Deps, 'db'>,
  actor: DeskActor,
  { placeId, date }: { placeId: string; date: string },
): Promise<MoneyOfDay> {
  if (!actor.mayAt(placeId)) return []
  const [from, until] = [instantOf(date, '00:00'), instantOf(addDays(date, 1), '00:00')]
  return readDayMoney(db.reads, { placeId, from, until })
}
