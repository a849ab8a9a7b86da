import { reEncryptStaffKeys } from '@/lib/use-cases/desk/staff/re-encrypt-keys'
import { reEncryptUserKeys } from '@/lib/user-pool/re-encrypt-keys'
import type { Command } from '@/server/operate/command'
import { withDatabase } from '@/server/operate/database'

export const RE_ENCRYPT: Command = {
  name: 're-encrypt',
  parameters: '',
  summary: 'Re-encrypt the keys of authenticator apps with SITE_SECRET, after a change of the secret.',
  example: 're-encrypt',
  run(settings) {
    const { secret, env } = settings
    return withDatabase(settings, async (db) => {
      const deps = { db, secret, formerSecret: env.SITE_SECRET_PREVIOUS }
      const [staff, users] = [await reEncryptStaffKeys(deps), await reEncryptUserKeys(deps)]
      const closed = staff.closed + users.closed
      const lost = closed === 0 ? '' : ` Neither secret opens ${closed} of them: these authenticators no longer work.`
      return { line: `Re-encrypted keys: ${staff.resealed + users.resealed}.${lost}` }
    })
  },
}
