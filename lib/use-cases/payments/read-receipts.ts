import { type Money, readMoney } from '@/lib/db/queries/payments/takings'
import type { Deps } from '@/lib/use-cases/deps'

/** The caller has checked the access to the booking. */
export const readReceipts = ({ db }: Pick<Deps, 'db'>, bookingId: string): Promise<Money> =>
  readMoney(db.reads, bookingId)
