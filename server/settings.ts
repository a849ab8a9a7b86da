// Every bad setting throws a StartError: one line for the operator.
import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { closeSecret } from '@/lib/db/rights'
import { BadEnvError, type Env, readEnv } from '@/lib/env'
import { transportsFrom } from '@/lib/messages/transports/from-env'
import { openDataDir } from '@/server/data-folder'
import { moveClock } from '@/server/moved-clock'
import { errorCode, StartError } from '@/server/start-error'

export type Settings = { env: Env; secret: string; dataDir: string }

async function readOrMakeSecret(dataDir: string, name: 'secret' | 'outbox-key'): Promise<string> {
  const path = join(dataDir, name)
  try {
    await writeFile(path, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (errorCode(error) !== 'EEXIST')
      throw new StartError(`The ${name} can't be written to ${path} (${errorCode(error)}). Check the folder's rights.`)
  }
  // Another process may still be writing the file.
  for (let tries = 0; tries < 10; tries += 1) {
    const secret = await readFile(path, 'utf8').catch((error: unknown) => {
      throw new StartError(`The ${name} ${path} can't be read (${errorCode(error)}). Check its rights.`)
    })
    if (secret.length >= 32) {
      closeSecret(path)
      return secret
    }
    await setTimeout(100)
  }
  throw new StartError(
    name === 'secret'
      ? `The secret ${path} is incomplete: restore it from a backup, or delete it. If you delete it, patients' links and unfinished forms stop working.`
      : `The key of the outbox page, ${path}, is incomplete: delete it. The next start makes a new one.`,
  )
}

async function checkPort({ PORT, HOST }: Env): Promise<void> {
  const probe = createServer()
  await new Promise<void>((done, fail) => {
    probe.once('error', fail).listen(PORT, HOST, () => probe.close(() => done()))
  }).catch((error: unknown) => {
    throw listenError(error, { PORT, HOST })
  })
}

export function listenError(error: unknown, { PORT, HOST }: Pick<Env, 'PORT' | 'HOST'>): StartError {
  const code = errorCode(error)
  if (code === 'EADDRINUSE')
    return new StartError(`Port ${PORT} is in use: stop the program that uses it, or set PORT to another number.`)
  if (code === 'EACCES')
    return new StartError(`Port ${PORT} needs more rights than this user has: set PORT to a number above 1023.`)
  return new StartError(
    `The site can't listen on HOST ${HOST}, port ${PORT} (${code}). Set HOST to an address of this machine.`,
  )
}

export const isPoolEmbedded = ({ COGNITO_USER_POOL_ID }: Pick<Env, 'COGNITO_USER_POOL_ID'>): boolean =>
  COGNITO_USER_POOL_ID === undefined

export async function readSettings(): Promise<Settings> {
  try {
    const env = readEnv()
    if (env.LIVE_ENDPOINT && !env.COGNITO_IDENTITY_POOL_ID)
      throw new StartError('COGNITO_IDENTITY_POOL_ID is missing: browsers need its credentials for LIVE_ENDPOINT.')
    checkClock(env)
    if (env.CLOCK_OFFSET_MINUTES !== 0) moveClock(env.CLOCK_OFFSET_MINUTES)
    const dataDir = resolve(env.DATA_DIR)
    if (!env.DATABASE_URL || !env.SITE_SECRET || !env.STORAGE_BUCKET || isPoolEmbedded(env)) await openDataDir(dataDir)
    return { env, dataDir, secret: env.SITE_SECRET ?? (await readOrMakeSecret(dataDir, 'secret')) }
  } catch (error) {
    throw error instanceof BadEnvError ? new StartError(error.message) : error
  }
}

/** Patients may use a site with an origin, a provider that sends messages, or a real pool. */
export function isInUse(env: Env): boolean {
  const { sms, email } = transportsFrom(env)
  return env.SITE_ORIGIN !== undefined || !sms.keepsText || !email.keepsText || !isPoolEmbedded(env)
}

/** The key of /dev/outbox, which shows codes; null if patients may use the site. Throws StartError. */
export async function openOutboxKey({ env, dataDir }: Settings): Promise<string | null> {
  return isInUse(env) ? null : readOrMakeSecret(dataDir, 'outbox-key')
}

/** Throws StartError if the clock is moved on a site that patients may use. */
export function checkClock(env: Env): void {
  if (env.CLOCK_OFFSET_MINUTES !== 0 && isInUse(env))
    throw new StartError(
      'CLOCK_OFFSET_MINUTES is only for trying the site: unset it, or unset SITE_ORIGIN, the providers and the real user pool.',
    )
}

export async function checkSettings(): Promise<Settings> {
  const settings = await readSettings()
  await checkPort(settings.env)
  return settings
}
