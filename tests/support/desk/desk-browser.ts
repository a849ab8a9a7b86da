import type { Database } from '@/lib/db/schema'
import { openSession } from '@/lib/use-cases/account/open-session'
import { choosePin } from '@/lib/use-cases/desk/staff/enter'
import { findStaff } from '@/lib/use-cases/desk/staff/find-staff'
import { addStaff, type NewStaff } from '@/lib/use-cases/desk/staff/manage-staff'
import { openAccount } from '@/tests/support/account/accounts'
import { holdSession } from '@/tests/support/account/hold-session'
import { PageBrowser } from '@/tests/support/browser/page-browser'
import { depsOf, THREE_CHAIRS } from '@/tests/support/chain/test-places'

export const PIN = '2580'

/** A browser in which a number (E.164) is signed in but not at the desk. */
export async function signedInWith(db: Database, phone: string): Promise<PageBrowser> {
  const now = new Date()
  const { uid } = await openAccount({ db, now }, { phone })
  const expiresAt = new Date(now.getTime() + 3_600_000)
  const browser = new PageBrowser()
  holdSession(browser.cookies, await openSession(db.writes, { uid, now, signIn: null, isBound: false, expiresAt }))
  return browser
}

/**
 * A browser of a new member of staff who entered the desk with a PIN. Unless `given` differs, it is the desk of the
 * clinic with three chairs.
 */
export async function atDesk(db: Database, given: Partial<NewStaff> = {}): Promise<PageBrowser> {
  const staff = { phone: '+919800000010', name: 'Asha Desk', role: 'desk', places: [THREE_CHAIRS], ...given } as const
  const deps = depsOf(db, new Date())
  await addStaff(deps, staff)
  const found = await findStaff(deps, staff.phone)
  const entered = found && (await choosePin(deps, found, { pin: PIN, again: PIN, isIn: false }))
  if (entered?.kind !== 'entered') throw new Error(String(entered?.kind))
  const browser = await signedInWith(db, staff.phone)
  browser.cookies.set('__Host-desk', entered.token)
  return browser
}
