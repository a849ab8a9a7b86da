import { sql } from 'kysely'
import type { Language } from '@/lib/catalogue/languages'
import type { Reads, Writes } from '@/lib/db/schema'

/** Of the number's latest proved booking or lead: a guess that the desk can correct. Anybody can leave a lead. */
export async function readLanguageOf(reads: Reads, phone: string): Promise<Language | undefined> {
  const { rows } = await sql<{ language: Language }>`
    SELECT b.language, b.booked_at AS at FROM bookings b WHERE b.personal_phone = ${phone} AND b.proved
    UNION ALL SELECT l.language, l.updated_at FROM leads l WHERE l.personal_phone = ${phone}
    ORDER BY at DESC LIMIT 1`.execute(reads)
  return rows[0]?.language
}

/** The patient has turned to this language since. */
export async function writeLanguage(
  writes: Writes,
  { id, language }: { id: string; language: Language },
): Promise<void> {
  await writes.updateTable('bookings').set({ language }).where('id', '=', id).execute()
}
