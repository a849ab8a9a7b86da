// With a password, the phone has to be confirmed. Without one, the first sign-in proves it.

import { z } from 'zod'
import { isE164 } from '@/lib/catalogue/number-series'
import { takeLocks } from '@/lib/db/queries/locks'
import type { Reads, Tx } from '@/lib/db/schema'
import { type AttributeValues, readAttributes } from '@/lib/user-pool/account/attributes'
import { attributes, password } from '@/lib/user-pool/account/inputs'
import { newPassword } from '@/lib/user-pool/account/new-password'
import { shownDelivery } from '@/lib/user-pool/account/reach'
import { wasCodeSent, writeNewCode } from '@/lib/user-pool/codes'
import type { Context } from '@/lib/user-pool/context'
import { invalidParameter, PoolError } from '@/lib/user-pool/errors'
import { countCode, countSignUp, requireAllowed } from '@/lib/user-pool/limits'
import { clientId, metadata, requireClient, username } from '@/lib/user-pool/operation'
import { regionOf } from '@/lib/user-pool/settings'
import { runTrigger } from '@/lib/user-pool/sign-in/events'
import { lookUp, type Someone } from '@/lib/user-pool/sign-in/who'
import { withdrawCode } from '@/lib/user-pool/store/codes'
import { insertUser, type NewUser, upsertUnconfirmed } from '@/lib/user-pool/store/users'
import { preSignUp } from '@/lib/user-pool/triggers/pre-sign-up'

export const signUpInput = z.object({
  ClientId: clientId,
  Username: username,
  Password: password.optional(),
  UserAttributes: attributes.default([]),
  ValidationData: attributes.optional(),
  ClientMetadata: metadata,
})
type Input = z.infer<typeof signUpInput>

const exists = (): PoolError => new PoolError('UsernameExistsException', 'User already exists')

function readWanted(input: Input, context: Context): AttributeValues {
  const phone = input.Username
  if (!isE164(phone)) throw invalidParameter('Invalid phone number format.')
  requireAllowed(context, phone)
  const wanted = readAttributes(input.UserAttributes)
  if (wanted.phone !== undefined && wanted.phone !== phone)
    throw invalidParameter('The phone number must be the same as the username.')
  return wanted
}

function newUserRow(
  input: Input,
  context: Context,
  { someone, wanted }: { someone: Someone; wanted: AttributeValues },
): NewUser {
  return {
    sub: someone.username,
    personal_phone: input.Username,
    status: 'UNCONFIRMED',
    personal_email: wanted.email ?? null,
    personal_attributes: wanted.plain,
    ...(input.Password !== undefined && newPassword(context, someone, input.Password)),
  }
}

async function ofTrigger(input: Input, { settings }: Context, row: NewUser): Promise<Pick<NewUser, 'status'>> {
  const named = (list: { Name: string; Value: string }[]) =>
    Object.fromEntries(list.map(({ Name, Value }) => [Name, Value]))
  const { response } = await runTrigger('PreSignUp', () =>
    preSignUp({
      version: '1',
      region: regionOf(settings),
      userPoolId: settings.poolId,
      userName: row.sub,
      callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId: settings.clientId },
      triggerSource: 'PreSignUp_SignUp',
      request: {
        userAttributes: { ...named(input.UserAttributes), phone_number: row.personal_phone },
        validationData: named(input.ValidationData ?? []),
        clientMetadata: input.ClientMetadata,
        hasPassword: input.Password !== undefined,
      },
      response: {},
    }),
  )
  return { status: response.autoConfirmUser ? 'CONFIRMED' : 'UNCONFIRMED' }
}

const lockNumber = (tx: Tx, { number }: Someone): Promise<void> => takeLocks(tx, [`sign up ${number}`])

/** A number with an account gets the same answer and keeps its account. */
async function signUpByNumber(context: Context, someone: Someone, row: NewUser): Promise<object> {
  await countSignUp(context, someone.number)
  await context.db.transaction(async (tx) => {
    await lockNumber(tx, someone)
    await insertUser(tx, row, context.now)
  })
  return { UserConfirmed: true, UserSub: row.sub }
}

/** Nobody's password may slip under the code of another sign-up that is on its way. */
async function requireNoneWaiting(db: { reads: Reads }, { now }: Context, { username: sub }: Someone): Promise<void> {
  if (await wasCodeSent({ db, now }, { sub, purpose: 'sign_up' }, { isGood: true })) throw exists()
}

/** A number with an account gets a code too and learns of it at the confirmation. The account stays. */
async function signUpWithPassword(context: Context, someone: Someone, row: NewUser): Promise<object> {
  const { db, now } = context
  const { username: sub, number } = someone
  const owner = { sub, purpose: 'sign_up' as const }
  const to = { phone: number }
  await requireNoneWaiting(db, context, someone)
  await countCode(context, number)
  const send = await db.transaction(async (tx) => {
    await lockNumber(tx, someone)
    await requireNoneWaiting({ reads: tx }, context, someone)
    await upsertUnconfirmed(tx, row, now)
    return writeNewCode(tx, context, { ...owner, to })
  })
  await send().catch(async (error: unknown) => {
    // Without a code nobody could confirm it, and it would block the next sign-up.
    await withdrawCode(db.writes, owner)
    throw error
  })
  return { UserConfirmed: false, UserSub: sub, CodeDeliveryDetails: shownDelivery(context, someone, to) }
}

export async function signUp(input: Input, context: Context): Promise<object> {
  requireClient(context, input.ClientId)
  const wanted = readWanted(input, context)
  const someone = await lookUp(context, input.Username)
  const newUser = newUserRow(input, context, { someone, wanted })
  const row = { ...newUser, ...(await ofTrigger(input, context, newUser)) }
  const isThere = someone.user !== null && someone.user.status !== 'UNCONFIRMED'
  if (isThere && !context.settings.hideExistence) throw exists()
  return row.status === 'CONFIRMED' ? signUpByNumber(context, someone, row) : signUpWithPassword(context, someone, row)
}
