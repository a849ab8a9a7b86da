// The one handle of the running process: the database must be opened once.
import type { Database } from '@/lib/db/schema'
import type { Env } from '@/lib/env'
import type { PhotoPort } from '@/lib/photos/store'
import { processWide } from '@/lib/types/process-wide'
import type { TokenVerifier } from '@/lib/use-cases/account/access-tokens'
import type { CodePort, SendCode } from '@/lib/use-cases/account/prove-number'
import type { PoolPort } from '@/lib/use-cases/deps'

/** Amazon's pool, where one serves the site: what the site asks of it in a patient's name. */
export type RealPool = {
  /** Deletes the token's user; false for a token that is good no more. One that is deleted already is no error. */
  deleteUser(accessToken: string): Promise<boolean>
}

export type Runtime = {
  db: Database
  env: Env
  secret: string
  startedAt: Date
  tokens: TokenVerifier
  /** What opens /dev/outbox; null where it is not to be read. */
  outboxKey: string | null
  /** Whether the process was asked to stop. */
  isStopping(): boolean
  /** Begins to send a code. */
  sendCode: SendCode
  /** What photos are kept by. */
  photos: PhotoPort
  /** The embedded pool; null with a real one. */
  pool: PoolPort | null
  /** Null with the embedded pool. */
  realPool?: RealPool | null
}

const holder = processWide<{ running?: Runtime }>('runtime', {})

export function setRuntime(runtime: Runtime): void {
  holder.running = runtime
}

/** The database, settings and secret of this process. Throws before start-up (server/main.ts) has set them. */
export function runtime(): Runtime {
  const { running } = holder
  if (!running)
    throw new Error('The site was not started through server/main.ts (npm start): there is no database to ask.')
  return running
}

/** What codes of this process are sent by. */
export function codePort(): CodePort {
  const { sendCode, env } = runtime()
  return { send: sendCode, budget: env.SMS_DAILY_BUDGET }
}
