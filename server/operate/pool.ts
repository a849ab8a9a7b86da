import { type Renewal, renewPassword } from '@/lib/user-pool/account/renew-password'
import { rotateKeys } from '@/lib/user-pool/keys'
import { settingsFrom } from '@/lib/user-pool/settings'
import { type Command, NO_ACCOUNT, NO_PHONE } from '@/server/operate/command'
import { withDatabase } from '@/server/operate/database'
import { isPoolEmbedded } from '@/server/settings'

const renewing = (name: string, by: Renewal, summary: string): Command => ({
  name: `password ${name}`,
  parameters: '<phone>',
  summary,
  example: `password ${name} 98000 00001`,
  run(settings, { args }) {
    const { env, secret } = settings
    return withDatabase(settings, async (db) => {
      if (!isPoolEmbedded(env))
        return { line: 'Passwords are in the Cognito user pool. Reset the password there.', failed: true }
      const deps = { db, secret, settings: settingsFrom(env), now: new Date() }
      const outcome = await renewPassword(deps, { phone: args.join(' '), by })
      if (outcome.kind !== 'renewed') return outcome.kind === 'no_phone' ? NO_PHONE : NO_ACCOUNT
      const { temporary } = outcome
      return {
        line:
          temporary === null
            ? 'The patient is signed out everywhere. The next sign-in by password sends a code and asks for a new password.'
            : `The patient is signed out everywhere. Temporary password, to be changed at the next sign-in: ${temporary}`,
      }
    })
  },
})

export const PASSWORDS: readonly Command[] = [
  renewing(
    'reset',
    'code',
    'Sign a patient out. The next sign-in by password sends a code and asks for a new password.',
  ),
  renewing(
    'temporary',
    'temporary',
    'Sign a patient out and show a temporary password, to be changed at the next sign-in.',
  ),
]

export const ROTATE: Command = {
  name: 'identity-keys rotate',
  parameters: '',
  summary: 'Make a new key that signs tokens from the next start on.',
  example: 'identity-keys rotate',
  async run({ env, dataDir }) {
    if (!isPoolEmbedded(env))
      return { line: 'Cognito signs the tokens of its user pool. There are no keys to rotate here.', failed: true }
    await rotateKeys(dataDir)
    return {
      line: 'There is a new key. Restart the site to sign tokens with it. Tokens of the old key stay valid.',
    }
  },
}
