// SignUp: with a password, a user who has to confirm the phone; without one, a user who proves it at the first sign-in.
import { z } from 'zod'
import { deleteUnconfirmed } from '@/lib/db/queries/identity-aliases'
import { findCode } from '@/lib/db/queries/identity-codes'
import { deleteUser, findUserByPhone, insertUser, type NewUser, type UserRow } from '@/lib/db/queries/identity-users'
import { isPhone, readAttributes } from '@/lib/identity/account/attributes'
import { attributes, password } from '@/lib/identity/account/inputs'
import { newPassword } from '@/lib/identity/account/new-password'
import { sendCode } from '@/lib/identity/codes'
import type { Context } from '@/lib/identity/context'
import { invalidParameter, PoolError } from '@/lib/identity/errors'
import { randomUuid } from '@/lib/identity/hashes'
import { countSignUp, requireAllowed } from '@/lib/identity/limits'
import { clientId, metadata, requireClient, username } from '@/lib/identity/operation'
import { regionOf } from '@/lib/identity/settings'
import { runTrigger } from '@/lib/identity/sign-in/events'
import { preSignUp } from '@/lib/identity/triggers/pre-sign-up'

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

/** The row that is asked for, before the trigger has its say. */
function rowOf(input: Input, context: Context): NewUser {
  const phone = input.Username
  if (!isPhone(phone)) throw invalidParameter('Invalid phone number format.')
  requireAllowed(context, phone)
  const wanted = readAttributes(input.UserAttributes)
  if (wanted.phone !== undefined && wanted.phone !== phone)
    throw invalidParameter('The phone number must be the same as the username.')
  const sub = randomUuid()
  return {
    sub,
    personal_phone: phone,
    status: 'UNCONFIRMED',
    personal_email: wanted.email ?? null,
    personal_attributes: wanted.plain,
    ...(input.Password !== undefined && newPassword(context, sub, input.Password)),
  }
}

/** What the PreSignUp trigger makes of it: confirmed at once, or by a code. */
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

/**
 * Whether a sign-up stands in the way of another: one that is confirmed does. One that is not gives way to a sign-in by
 * code, and to another password once its code ran out; before, someone else could put their password in its place.
 */
async function isInTheWay({ db, now }: Context, before: UserRow, withPassword: boolean): Promise<boolean> {
  if (before.status !== 'UNCONFIRMED') return true
  if (!withPassword) return false
  const code = await findCode(db.reads, { sub: before.sub, purpose: 'sign_up' })
  return code !== undefined && code.expires_at > now
}

export async function signUp(input: Input, context: Context): Promise<object> {
  const { db, now } = context
  requireClient(context, input.ClientId)
  const asked = rowOf(input, context)
  const row = { ...asked, ...(await ofTrigger(input, context, asked)) }
  const withPassword = input.Password !== undefined
  const before = await findUserByPhone(db.reads, row.personal_phone)
  if (before && (await isInTheWay(context, before, withPassword))) throw exists()
  if (row.status === 'CONFIRMED') await countSignUp(context)
  const made = await db.transaction(async (tx) => {
    if (before) await deleteUnconfirmed(tx, before.sub)
    return insertUser(tx, row, now)
  })
  if (!made) throw exists()
  if (made.status === 'CONFIRMED') return { UserConfirmed: true, UserSub: made.sub }
  const details = await sendCode(context, {
    to: { phone: made.personal_phone },
    purpose: 'sign_up',
    sub: made.sub,
  }).catch(async (error: unknown) => {
    // Without a code nobody could confirm it, and it would stand in the way.
    await deleteUser(db.writes, made.sub)
    throw error
  })
  return { UserConfirmed: false, UserSub: made.sub, CodeDeliveryDetails: details }
}
