// What the site depends on beside itself. The log says once when one of them begins to fail, and once when it works again.
import { log } from '@/lib/log/log'
import { processWide } from '@/lib/types/process-wide'

const NAMES = {
  database: 'The database',
  sms: 'The SMS provider',
  whatsapp: 'The WhatsApp gateway',
  mail: 'The mail server',
  webhook: 'The receiver of webhooks',
} as const
export type Dependency = keyof typeof NAMES

/** So long a failure says something of now: this process tries again within half a minute while a code waits. */
const LASTS_MS = 5 * 60_000

/** When each failed last, in milliseconds since the process began; null where it worked then. Without an entry it was not asked yet. */
const failures = processWide('dependencies', new Map<Dependency, number | null>())

const isFailed = (name: Dependency): boolean => typeof failures.get(name) === 'number'

/** `why`: in words that hold nothing personal, with the status that it gave where there was one. */
export function noteFailure(name: Dependency, why: string): void {
  if (!isFailed(name)) log('error', `${NAMES[name]} has begun to fail`, { why })
  failures.set(name, performance.now())
}

export function noteSuccess(name: Dependency): void {
  if (isFailed(name)) log('warn', `${NAMES[name]} works again`)
  failures.set(name, null)
}

/** Whether it failed when this process asked last, within the last five minutes: what a page may say of now. */
export function isFailing(name: Dependency): boolean {
  const failedAt = failures.get(name)
  return typeof failedAt === 'number' && performance.now() - failedAt < LASTS_MS
}

/** Those that this process has asked, and whether each works. */
export const dependencies = (): { name: Dependency; isUp: boolean }[] =>
  [...failures].map(([name, failedAt]) => ({ name, isUp: failedAt === null }))
