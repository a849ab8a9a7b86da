import { type Renewal, renewPassword } from '@/lib/user-pool/account/renew-password'
import { rotateKeys } from '@/lib/user-pool/keys'
import { settingsFrom } from '@/lib/user-pool/settings'
import { type Command, NO_ACCOUNT, NO_PHONE } from '@/server/operate/command'
import { withDatabase } from '@/server/operate/database'
import { isPoolEmbedded } from '@/server/settings'

const renewing = (word: string, by: Renewal, does: string): Command => ({
  words: `password ${word}`,
  takes: '<phone>',
  does,
  example: `password ${word} 98000 00001`,
  run(settings, { rest }) {
    const { env, secret } = settings
    return withDatabase(settings, async (db) => {
      if (!isPoolEmbedded(env))
        return { line: 'A real user pool keeps its passwords itself: reset it there.', failed: true }
      const deps = { db, secret, settings: settingsFrom(env), now: new Date() }
      const outcome = await renewPassword(deps, { phone: rest.join(' '), by })
      if (outcome.kind !== 'renewed') return outcome.kind === 'no_phone' ? NO_PHONE : NO_ACCOUNT
      const { temporary } = outcome
      return {
        line:
          temporary === null
            ? 'All sign-ins are ended; the next one by password sends a code and asks for a new password.'
            : `All sign-ins are ended; this password is good for choosing another one: ${temporary}`,
      }
    })
  },
})

export const PASSWORDS: readonly Command[] = [
  renewing(
    'reset',
    'code',
    'end all sign-ins of a patient; the next sign-in by password sends a code and asks for a new password',
  ),
  renewing('temporary', 'temporary', 'end all sign-ins of a patient and print a temporary password'),
]

export const ROTATE: Command = {
  words: 'identity-keys rotate',
  takes: '',
  does: 'make a new signing key for the embedded user pool, used from the next start on',
  example: 'identity-keys rotate',
  async run({ env, dataDir }) {
    if (!isPoolEmbedded(env))
      return { line: 'A real user pool signs its tokens itself: rotate its keys there.', failed: true }
    await rotateKeys(dataDir)
    return {
      line: 'There is a new key. Start the site again: it signs with it from then on, and reads the old one’s tokens.',
    }
  },
}
