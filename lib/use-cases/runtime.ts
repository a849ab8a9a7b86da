// One handle per process: the database must be opened once.
import type { Database } from '@/lib/db/schema'
import type { Env } from '@/lib/env'
import type { Gateway } from '@/lib/payments/port'
import type { PhotoPort } from '@/lib/photos/store'
import { processWide } from '@/lib/types/process-wide'
import type { TokenVerifier } from '@/lib/use-cases/account/access-tokens'
import type { CodePort, SendCode } from '@/lib/use-cases/account/prove-number'
import type { PoolPort } from '@/lib/use-cases/deps'

export type RealPool = {
  /** False for an invalid token; a user deleted before is no error. */
  deleteUser(accessToken: string): Promise<boolean>
}

export type Runtime = {
  db: Database
  env: Env
  secret: string
  startedAt: Date
  tokens: TokenVerifier
  /** Opens /dev/outbox; null closes it. */
  outboxKey: string | null
  isStopping(): boolean
  sendCode: SendCode
  photos: PhotoPort
  /** Null if patients can only pay at the clinic. */
  gateway: Gateway | null
  pool: PoolPort | null
  realPool?: RealPool | null
}

const holder = processWide<{ running?: Runtime }>('runtime', {})

export function setRuntime(runtime: Runtime): void {
  holder.running = runtime
}

/** Throws an Error before server/main.ts has set the runtime. */
export function runtime(): Runtime {
  const { running } = holder
  if (!running)
    throw new Error('The site was not started through server/main.ts (npm start): there is no database to ask.')
  return running
}

export function codePort(): CodePort {
  const { sendCode, env } = runtime()
  return { send: sendCode, budget: env.SMS_DAILY_BUDGET }
}
