// Signed-in patients with bookings at the test clinics, by the real clock because pages use it.

import type { Database } from '@/lib/db/schema'
import { openAccount, startSession } from '@/tests/support/account/accounts'
import { holdSession } from '@/tests/support/account/hold-session'
import { PageBrowser } from '@/tests/support/browser/page-browser'
import { addTestPlaces, book, depsOf, inDays, THREE_CHAIRS } from '@/tests/support/chain/test-places'

export const OWN = '+919800000001'
export const OTHER = '+919800000002'
const DAY_MS = 86_400_000

export async function patientsOf(db: Database) {
  await addTestPlaces(db)
  const deps = depsOf(db, new Date())
  const day = inDays(3)
  return {
    deps,
    day,
    async signedIn(phone = OWN, name: string | null = 'Meera Sample') {
      const browser = new PageBrowser()
      const { uid } = await openAccount(deps, { phone, name })
      holdSession(browser.cookies, await startSession(deps, uid))
      return { browser, uid }
    },
    bookAt: (start: string, end: string, phone = OWN, owner = 'ann') =>
      book(deps, { owner, phone, placeId: THREE_CHAIRS, date: day, start, end, treatment: 'braces' }),
    /** Moves a booking `days` days into the past. */
    async putBack(id: string, days: number): Promise<void> {
      // Appointments begin on the five-minute grid.
      const at = new Date(Math.floor((deps.now.getTime() - days * DAY_MS) / 300_000) * 300_000)
      const times = { starts_at: at, ends_at: new Date(at.getTime() + 1_800_000) }
      await db.writes.updateTable('seats').set(times).where('booking_id', '=', id).execute()
    },
  }
}
