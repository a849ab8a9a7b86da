import type { DeskRole } from '@/lib/catalogue/visits'

export type DeskActor = { staffId: string; role: DeskRole; mayAt(placeId: string): boolean }

/** `npm run operate`: no member of staff, with every right. */
export const OPERATOR: DeskActor = {
  staffId: '00000000-0000-0000-0000-000000000000',
  role: 'manager',
  mayAt: () => true,
}

/** Messages wait `messageSeconds`, so that a slip of the hand is never sent. */
export const DESK = { undoMinutes: 10, messageSeconds: 60 } as const

export const notBeforeOf = (now: Date): Date => new Date(now.getTime() + DESK.messageSeconds * 1000)
