// One Lambda function per trigger of a real pool. They read DATABASE_URL, SITE_SECRET, SITE_ORIGIN and the
// SMS variables as the site does. Bundle them for Node with esbuild, without @aws-sdk (Lambda has it) and
// @electric-sql/pglite (never loaded).
import { randomBytes } from 'node:crypto'
import {
  AdminSetUserMFAPreferenceCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider'
import { DEFAULT_LANGUAGE } from '@/lib/catalogue/languages'
import { openDatabase } from '@/lib/db/connection'
import { readUserByPhone } from '@/lib/db/queries/account/users'
import type { Database } from '@/lib/db/schema'
import { type Env, readEnv } from '@/lib/env'
import { pretendCodeMessage } from '@/lib/messages/pretend-code'
import { transportsFrom } from '@/lib/messages/transports/from-env'
import { sendCodeMessage } from '@/lib/messages/write-code'
import { countCode, requireAllowed } from '@/lib/user-pool/limits'
import { createChallenge } from '@/lib/user-pool/triggers/create'
import { defineChallenge } from '@/lib/user-pool/triggers/define'
import type { CreateEvent, PreSignUpEvent, TriggerPorts, VerifyEvent } from '@/lib/user-pool/triggers/events'
import { preSignUp as decideSignUp } from '@/lib/user-pool/triggers/pre-sign-up'
import { verifyChallenge } from '@/lib/user-pool/triggers/verify'

type Pool = { region: string; userPoolId: string }

/** Locks out anybody who prepared the account under the number before. */
async function claim({ region, userPoolId: UserPoolId }: Pool, Username: string): Promise<void> {
  const client = new CognitoIdentityProviderClient({ region })
  const user = { UserPoolId, Username }
  const Password = `${randomBytes(32).toString('base64url')}aA1!`
  await client.send(new AdminSetUserPasswordCommand({ ...user, Password, Permanent: true }))
  const off = { Enabled: false, PreferredMfa: false }
  await client.send(
    new AdminSetUserMFAPreferenceCommand({ ...user, SMSMfaSettings: off, SoftwareTokenMfaSettings: off }),
  )
  await client.send(new AdminUserGlobalSignOutCommand(user))
  const UserAttributes = [{ Name: 'phone_number_verified', Value: 'true' }]
  await client.send(new AdminUpdateUserAttributesCommand({ ...user, UserAttributes }))
}

let opened: Promise<{ db: Database; env: Env; secret: string }> | undefined

async function open() {
  const env = readEnv()
  const { DATABASE_URL, SITE_SECRET } = env
  if (!DATABASE_URL || !SITE_SECRET) throw new Error('DATABASE_URL and SITE_SECRET must be set, as for the site.')
  return { db: await openDatabase({ databaseUrl: DATABASE_URL, dataDir: '' }), env, secret: SITE_SECRET }
}

/** Refusals are English for everybody: in the language of an account, they would tell that there is one. */
const refusingFor = (env: Env) => ({
  settings: { countries: env.SMS_COUNTRIES, smsBudget: env.SMS_DAILY_BUDGET },
  language: DEFAULT_LANGUAGE,
})

async function portsFor(pool: Pool): Promise<TriggerPorts> {
  opened ??= open()
  const { db, env, secret } = await opened
  const origin = env.SITE_ORIGIN ?? 'http://localhost'
  return {
    now: () => new Date(),
    secret,
    // A trigger gets neither the client's address nor cookies, so each number counts by itself.
    countSend: (to) =>
      countCode({ db, secret, now: new Date(), address: null, browser: null, ...refusingFor(env) }, to),
    async sendCode(to, code, expiresAt) {
      // A trigger gets no language of the page either.
      const language = (await readUserByPhone(db.reads, to))?.language ?? DEFAULT_LANGUAGE
      const { sending } = await sendCodeMessage(
        { db, now: new Date(), secret, transports: transportsFrom(env), origin },
        { channel: 'sms', to, language, code, purpose: 'sign_in', expiresAt },
      )
      // Lambda freezes unfinished work when the function returns.
      await sending
    },
    pretend: () => pretendCodeMessage(db, new Date()),
    claim: (userName) => claim(pool, userName),
  }
}

/** Cognito adds a full stop of its own. */
async function inItsWords<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    throw new Error((error instanceof Error ? error.message : 'It failed').replace(/\.$/, ''), { cause: error })
  }
}

/** A real pool sends the code itself, so a number that gets none is refused before. */
export const preSignUp = (event: PreSignUpEvent): Promise<PreSignUpEvent> =>
  inItsWords(async () => {
    const number = event.request.userAttributes.phone_number
    if (number !== undefined) requireAllowed(refusingFor(readEnv()), number)
    return decideSignUp(event)
  })
export const defineAuthChallenge = defineChallenge
export const createAuthChallenge = (event: CreateEvent): Promise<CreateEvent> =>
  inItsWords(async () => createChallenge(await portsFor(event))(event))
export const verifyAuthChallengeResponse = (event: VerifyEvent): Promise<VerifyEvent> =>
  inItsWords(async () => verifyChallenge(await portsFor(event))(event))
