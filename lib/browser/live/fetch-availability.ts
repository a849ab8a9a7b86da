import { callBackend } from '@/lib/browser/forms/call-backend'

/** Slot values; `held` are this browser's holds. Null if the site does not answer. */
export const fetchAvailability = (
  slots: readonly string[],
  isUrgent: boolean,
): Promise<{ free: string[]; held: string[] } | null> =>
  callBackend('slot/u/free', { slots: [...slots], ...(isUrgent && { concern_category: 'emergency' }) })
