import { reEncryptStaffKeys } from '@/lib/use-cases/desk/staff/re-encrypt-keys'
import { reEncryptUserKeys } from '@/lib/user-pool/re-encrypt-keys'
import type { Command } from '@/server/operate/command'
import { withDatabase } from '@/server/operate/database'

export const RE_ENCRYPT: Command = {
  words: 'reseal',
  takes: '',
  does: 're-encrypt the keys of authenticator apps with SITE_SECRET, after a key rotation',
  example: 'reseal',
  run(settings) {
    const { secret, env } = settings
    return withDatabase(settings, async (db) => {
      const deps = { db, secret, formerSecret: env.SITE_SECRET_PREVIOUS }
      const [staff, users] = [await reEncryptStaffKeys(deps), await reEncryptUserKeys(deps)]
      const closed = staff.closed + users.closed
      const lost = closed === 0 ? '' : ` ${closed} are of neither secret, and open no more.`
      return { line: `${staff.resealed + users.resealed} keys are sealed anew.${lost}` }
    })
  },
}
