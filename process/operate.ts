// The operator's commands (npm run operate): what no page does. Bundled and run by scripts/operate.mjs.
import { hasEmbedded } from '@/lib/db/embedded-pool'
import type { Database } from '@/lib/db/schema'
import { freeNumber, type NumberOwner } from '@/lib/use-cases/account/free-number'
import { markKept } from '@/lib/use-cases/booking/mark-kept'
import { switchReferral } from '@/lib/use-cases/referral/switch'
import { type Renewal, renewPassword } from '@/lib/user-pool/account/renew-password'
import { rotateKeys } from '@/lib/user-pool/keys'
import { settingsFrom } from '@/lib/user-pool/settings'
import { sitePortFor } from '@/process/identity-pool'
import { isPoolEmbedded, readSettings, type Settings } from '@/process/settings'
import { openSiteDatabase } from '@/process/site-database'
import { StartError, startLine } from '@/process/start-error'

export const USAGE = `npm run operate -- referral on|off <phone>      switch the referral programme on or off for a patient
npm run operate -- kept <reference>             mark that the patient was there
npm run operate -- number new-owner <phone>     free a number that has come to somebody else, who makes an account of their own
npm run operate -- number same-owner <phone>    give the account to whoever proves its number next: the pool's user was made anew
npm run operate -- password reset <phone>       ask for a new password, by a code, at the next sign-in by password
npm run operate -- password temporary <phone>   tell a password that is good for choosing another one
npm run operate -- identity-keys rotate         sign tokens with a new key from the next start on`

const KEPT = {
  already: 'This visit is marked already.',
  too_early: 'This visit has not begun yet.',
  cancelled: 'This booking is cancelled.',
  not_found: 'There is no booking of this reference.',
}

/** What a command did, in one line; `failed` when it could not. */
type Line = { line: string; failed?: true }

const NO_PHONE: Line = { line: 'This is no Indian mobile number.', failed: true }
const NO_ACCOUNT: Line = { line: 'Nobody has an account with this number yet.', failed: true }

async function switchFor(deps: { db: Database; secret: string }, phone: string, on: boolean): Promise<Line> {
  const outcome = await switchReferral(deps, { phone, on })
  if (outcome.kind === 'no_phone') return NO_PHONE
  if (outcome.kind === 'not_found') return NO_ACCOUNT
  return { line: `The referral programme is ${on ? 'on' : 'off'} for this patient; the code is ${outcome.code}.` }
}

const FREED = {
  'new-owner': 'The number is free: whoever proves it by a code makes an account of their own.',
  'same-owner': 'Whoever proves the number by a code next has its account.',
}

async function free({ env }: Settings, db: Database, owner: NumberOwner, phone: string): Promise<Line> {
  const { kind } = await freeNumber({ db, pool: sitePortFor(env) }, { phone, owner })
  if (kind === 'no_phone') return NO_PHONE
  return kind === 'not_found' ? NO_ACCOUNT : { line: FREED[owner] }
}

async function keep(db: Database, reference: string): Promise<Line> {
  const outcome = await markKept({ db, now: new Date() }, reference)
  if (outcome.kind !== 'kept') return { line: KEPT[outcome.kind], failed: true }
  return {
    line: outcome.counted ? 'The visit is marked, and counts for who invited the patient.' : 'The visit is marked.',
  }
}

const RENEWALS: Record<string, Renewal> = { reset: 'code', temporary: 'temporary' }

async function renew({ env, secret }: Settings, db: Database, by: Renewal, typed: string): Promise<Line> {
  if (!isPoolEmbedded(env))
    return { line: 'A real user pool keeps its passwords itself: reset it there.', failed: true }
  const deps = { db, secret, settings: settingsFrom(env), now: new Date() }
  const outcome = await renewPassword(deps, { phone: typed, by })
  if (outcome.kind !== 'renewed') return outcome.kind === 'no_phone' ? NO_PHONE : NO_ACCOUNT
  const { temporary } = outcome
  return {
    line:
      temporary === null
        ? 'All sign-ins are ended; the next one by password sends a code and asks for a new password.'
        : `All sign-ins are ended; this password is good for choosing another one: ${temporary}`,
  }
}

async function rotate({ env, dataDir }: Settings): Promise<Line> {
  if (!isPoolEmbedded(env))
    return { line: 'A real user pool signs its tokens itself: rotate its keys there.', failed: true }
  await rotateKeys(dataDir)
  return {
    line: 'There is a new key. Start the site again: it signs with it from then on, and reads the old one’s tokens.',
  }
}

/** The embedded database belongs to one process at a time. */
async function withDatabase(settings: Settings, work: (db: Database) => Promise<Line>): Promise<Line> {
  const { env, dataDir } = settings
  // A mistyped DATA_DIR would get a new and empty one.
  if (!env.DATABASE_URL && !hasEmbedded(dataDir))
    throw new StartError(`There is no database in ${dataDir}: set DATA_DIR or DATABASE_URL as the site has it.`)
  const db = await openSiteDatabase(settings).catch((error: unknown) => {
    if (!(error instanceof StartError && error.cause instanceof Error && error.cause.name === 'FolderInUseError'))
      throw error
    throw new StartError('Stop the site first: the embedded database takes one process at a time (DATABASE_URL, many).')
  })
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}

const isOwner = (word: string): word is NumberOwner => Object.hasOwn(FREED, word)

async function run(args: readonly string[]): Promise<Line> {
  const [what = '', first = '', second = ''] = args
  const known =
    (what === 'referral' && /^(on|off)$/.test(first) && second !== '') ||
    (what === 'number' && isOwner(first) && second !== '') ||
    (what === 'password' && Object.hasOwn(RENEWALS, first) && second !== '') ||
    (what === 'kept' && first !== '') ||
    (what === 'identity-keys' && first === 'rotate')
  if (!known) return { line: USAGE, failed: true }
  const settings = await readSettings()
  if (what === 'identity-keys') return rotate(settings)
  const { secret } = settings
  const rest = args.slice(2).join(' ')
  return withDatabase(settings, (db) => {
    if (what === 'kept') return keep(db, args.slice(1).join(''))
    const by = what === 'password' ? RENEWALS[first] : undefined
    if (by) return renew(settings, db, by, rest)
    return isOwner(first) ? free(settings, db, first, rest) : switchFor({ db, secret }, rest, first === 'on')
  })
}

/** Runs one command and ends the process: 0 when it did something. */
export async function operate(args: readonly string[]): Promise<void> {
  const { line, failed } = await run(args).catch((error: unknown): Line => ({ line: startLine(error), failed: true }))
  if (failed) console.error(line)
  else console.log(line)
  process.exitCode = failed ? 1 : 0
}
