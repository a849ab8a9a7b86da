// Asks the site which times can still be had.
import { callBackend } from '@/lib/browser/forms/call-backend'

/** The values of the free times, `held` those of this browser's holds; null where the site does not answer. */
export const fetchAvailability = (
  slots: readonly string[],
  isUrgent: boolean,
): Promise<{ free: string[]; held: string[] } | null> =>
  callBackend('slot/u/free', { slots: [...slots], ...(isUrgent && { concern_category: 'emergency' }) })
