import { log } from '@/lib/log/log'
import { processWide } from '@/lib/types/process-wide'

const NAMES = {
  database: 'The database',
  sms: 'The SMS provider',
  whatsapp: 'The WhatsApp gateway',
  mail: 'The mail server',
  webhook: 'The webhook receiver',
  payments: 'The payment gateway',
} as const
export type Dependency = keyof typeof NAMES

/** An older failure says nothing about now: while a code waits, it is tried again within 30 s. */
const LASTS_MS = 5 * 60_000

/** When a dependency failed last (ms since start); null if it worked then. */
const failures = processWide('dependencies', new Map<Dependency, number | null>())

const isFailed = (name: Dependency): boolean => typeof failures.get(name) === 'number'

/** `why` must hold no personal data. */
export function noteFailure(name: Dependency, why: string): void {
  if (!isFailed(name)) log('error', `${NAMES[name]} has begun to fail`, { why })
  failures.set(name, performance.now())
}

export function noteSuccess(name: Dependency): void {
  if (isFailed(name)) log('warn', `${NAMES[name]} works again`)
  failures.set(name, null)
}

export function isFailing(name: Dependency): boolean {
  const failedAt = failures.get(name)
  return typeof failedAt === 'number' && performance.now() - failedAt < LASTS_MS
}

/** The dependencies that this process has used. */
export const dependencies = (): { name: Dependency; isUp: boolean }[] =>
  [...failures].map(([name, failedAt]) => ({ name, isUp: failedAt === null }))
