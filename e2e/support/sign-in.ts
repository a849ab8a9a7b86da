// Makes a sample patient's account, who may invite friends, and a session in the embedded database, before the site opens it.
import { openDatabase } from '@/lib/db/connection'
import { migrate } from '@/lib/db/migrate'
import { openAccount } from '@/lib/server/open-account'
import { startSession } from '@/lib/server/start-session'

/** The session's token, as its cookie carries it. */
export async function signIn(dataDir: string): Promise<string> {
  const db = await openDatabase({ dataDir })
  await migrate(db)
  const deps = { db, now: new Date() }
  const patient = await openAccount(deps, { phone: '+919000000001', name: 'Meera Sample' })
  await db.writes.updateTable('users').set({ referral_allowed: true }).where('uid', '=', patient.uid).execute()
  const token = await startSession(deps, patient.uid)
  await db.close()
  return token
}
