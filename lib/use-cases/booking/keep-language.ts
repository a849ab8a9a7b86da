import type { Language } from '@/lib/catalogue/languages'
import { writeLanguage } from '@/lib/db/queries/booking/language'
import type { Booking } from '@/lib/use-cases/booking/booking'
import type { Deps } from '@/lib/use-cases/deps'

/** From now on, messages about the booking come in the language of the page on which it is changed. */
export async function keepLanguage(
  { db }: Pick<Deps, 'db'>,
  { id, language: before }: Pick<Booking, 'id' | 'language'>,
  language: Language,
): Promise<void> {
  if (language !== before) await writeLanguage(db.writes, { id, language })
}
