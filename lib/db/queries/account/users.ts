import { type ExpressionBuilder, sql } from 'kysely'
import type { Language } from '@/lib/catalogue/languages'
import type { Reads, Tables, Tx, Writes } from '@/lib/db/schema'

export type UserRow = {
  uid: string
  personal_phone: string
  personal_name: string | null
  personal_email: string | null
  identity_sub: string | null
  identity_since: Date | null
  language: Language
}

const COLUMNS = [
  'uid',
  'personal_phone',
  'personal_name',
  'personal_email',
  'identity_sub',
  'identity_since',
  'language',
] as const

export function readUser(reads: Reads, uid: string): Promise<UserRow | undefined> {
  return reads.selectFrom('users').where('uid', '=', uid).select(COLUMNS).executeTakeFirst()
}

export function readUserBySub(reads: Reads, sub: string): Promise<UserRow | undefined> {
  return reads.selectFrom('users').where('identity_sub', '=', sub).select(COLUMNS).executeTakeFirst()
}

export function readUserByPhone(reads: Reads, phone: string): Promise<UserRow | undefined> {
  return reads.selectFrom('users').where('personal_phone', '=', phone).select(COLUMNS).executeTakeFirst()
}

export type ProvenUser = {
  uid: string
  sub: string
  since: Date
  phone: string
  name: string | null
  email: string | null
  /** Of the page that the person signs in on. */
  language: Language
}

export async function insertUser(tx: Tx, user: ProvenUser & { now: Date }): Promise<UserRow> {
  return tx
    .insertInto('users')
    .values({
      uid: user.uid,
      personal_phone: user.phone,
      personal_name: user.name,
      personal_email: user.email,
      identity_sub: user.sub,
      identity_since: user.since,
      language: user.language,
      created_at: user.now,
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
}

/** Links the pool's user from that sign-in on and sets the phone. Name and address only fill missing ones. */
export async function linkUser(
  tx: Tx,
  { uid, sub, since, phone, name, email, language }: ProvenUser,
): Promise<UserRow> {
  return tx
    .updateTable('users')
    .set({
      language,
      identity_sub: sub,
      personal_phone: phone,
      identity_since: sql`CASE WHEN identity_sub = ${sub} THEN identity_since ELSE ${since}::timestamptz END`,
      personal_name: sql`coalesce(personal_name, ${name})`,
      personal_email: sql`coalesce(personal_email, ${email})`,
    })
    .where('uid', '=', uid)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
}

export async function movePhone(tx: Tx, uid: string, phone: string): Promise<void> {
  await tx.updateTable('users').set({ personal_phone: phone }).where('uid', '=', uid).execute()
}

/** The next pool's user who proves the phone gets the account. */
export async function unlinkUser(tx: Tx, uid: string): Promise<void> {
  await tx.updateTable('users').set({ identity_sub: null, identity_since: null }).where('uid', '=', uid).execute()
}

const withoutProof = (row: ExpressionBuilder<Tables, 'users'>, email: string) =>
  row
    .selectFrom('pool_users as known')
    .select('known.sub')
    .whereRef('known.sub', '=', 'users.identity_sub')
    .where((known) =>
      known.or([
        known('known.email_verified', '=', false),
        known('known.personal_email', 'is distinct from', email.toLowerCase()),
      ]),
    )

/** Undefined leaves a value unchanged. Changes nothing if the embedded pool has not proved the address. */
export function updateUser(
  writes: Writes,
  uid: string,
  { name, email }: { name?: string; email?: string | null },
): Promise<UserRow | undefined> {
  return writes
    .updateTable('users')
    .set({
      uid,
      ...(name === undefined ? {} : { personal_name: name }),
      ...(email === undefined ? {} : { personal_email: email }),
    })
    .where('uid', '=', uid)
    .$call((query) =>
      typeof email === 'string' ? query.where((row) => row.not(row.exists(withoutProof(row, email)))) : query,
    )
    .returning(COLUMNS)
    .executeTakeFirst()
}

/** Sessions, membership and benefits are deleted with the account. */
export async function deleteUser(tx: Tx, uid: string): Promise<void> {
  await tx.deleteFrom('users').where('uid', '=', uid).execute()
}
