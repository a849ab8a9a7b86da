// Asks the site which times can still be had.
import { askBackend } from '@/lib/browser/forms/ask-backend'

/** The values of the free times, `held` those of this browser's holds; null where the site does not answer. */
export const askFree = (
  slots: readonly string[],
  isUrgent: boolean,
): Promise<{ free: string[]; held: string[] } | null> =>
  askBackend('slot/u/free', { slots: [...slots], ...(isUrgent && { concern_category: 'emergency' }) })
