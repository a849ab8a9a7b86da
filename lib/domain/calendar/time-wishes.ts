import { partOfDay } from '@/lib/catalogue/parts-of-day'
import type { Slot } from '@/lib/domain/calendar/slots'

export const TIME_WISHES = ['today', 'tomorrow', 'evening'] as const
export type TimePreference = (typeof TIME_WISHES)[number]

export function isPreferred({ date, start }: Slot, preference: TimePreference, window: readonly string[]): boolean {
  if (preference === 'evening') return ['evening', 'late'].includes(partOfDay(start))
  return date === window[preference === 'today' ? 0 : 1]
}
