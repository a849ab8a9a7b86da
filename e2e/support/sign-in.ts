// Adds accounts, staff, sessions and pool users to the database before the site starts.

import { PASSWORD, STAFF, WITH_PASSWORD } from '@/e2e/support/people'
import { EMBEDDED_POOL } from '@/lib/catalogue/pool'
import { type DatabaseAddress, openDatabase } from '@/lib/db/connection'
import { migrate } from '@/lib/db/migrate'
import { addStaff } from '@/lib/use-cases/desk/staff/manage-staff'
import { randomUuid } from '@/lib/user-pool/hashes'
import { poolNameOf } from '@/lib/user-pool/settings'
import { makeVerifier } from '@/lib/user-pool/sign-in/srp'
import { insertUser, type NewUser } from '@/lib/user-pool/store/users'
import { openAccount, startSession } from '@/tests/support/account/accounts'

/** A user of the pool, as after a sign-up with a password. */
function poolUser(phone: string): NewUser {
  const sub = randomUuid()
  const { salt, verifier } = makeVerifier(
    { poolName: poolNameOf({ poolId: EMBEDDED_POOL.userPoolId }), name: sub },
    PASSWORD,
  )
  const proved = { status: 'CONFIRMED' as const, phone_verified: true }
  return { sub, personal_phone: phone, ...proved, srp_salt: salt, srp_verifier: verifier }
}

/**
 * Returns session tokens: of a patient who may invite friends, of one who is not a member, and of three members of
 * staff.
 */
export async function signIn(address: DatabaseAddress): Promise<string[]> {
  const db = await openDatabase(address)
  await migrate(db)
  const deps = { db, now: new Date() }
  const patient = await openAccount(deps, { phone: '+919000000001', name: 'Meera Sample' })
  await db.writes.updateTable('users').set({ referral_allowed: true }).where('uid', '=', patient.uid).execute()
  for (const number of Object.values(WITH_PASSWORD)) await insertUser(db.writes, poolUser(`+91${number}`), deps.now)
  for (const phone of Object.values(STAFF))
    await addStaff({ ...deps, secret: '' }, { phone, name: 'Asha Desk', role: 'desk', places: null })
  const other = await openAccount(deps, { phone: '+919000000002', name: 'Ravi Sample' })
  const staff = await openAccount(deps, { phone: `+91${STAFF.byForms}` })
  const board = await openAccount(deps, { phone: `+91${STAFF.onBoard}` })
  const card = await openAccount(deps, { phone: `+91${STAFF.onCard}` })
  const tokens: string[] = []
  for (const { uid } of [patient, other, staff, board, card]) tokens.push(await startSession(deps, uid))
  await db.close()
  return tokens
}
