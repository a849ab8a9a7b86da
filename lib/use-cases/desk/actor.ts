// Who acts at a front desk, and the times that its acts go by.
import type { DeskRole } from '@/lib/catalogue/visits'

/** `staffId`: a uuid. `mayAt`: whether they have a right at the place. */
export type DeskActor = { staffId: string; role: DeskRole; mayAt(placeId: string): boolean }

/** The operator's command (npm run operate): nobody of the staff, and may everything. */
export const OPERATOR: DeskActor = {
  staffId: '00000000-0000-0000-0000-000000000000',
  role: 'manager',
  mayAt: () => true,
}

/** Until when the desk takes back what it did last; and how long its messages wait, so that a slip of the hand is not told. */
export const DESK = { undoMinutes: 10, messageSeconds: 60 } as const

/** When what the desk does now may be told at the earliest. */
export const notBeforeOf = (now: Date): Date => new Date(now.getTime() + DESK.messageSeconds * 1000)
