// What the site depends on beside itself. The log says once when one of them begins to fail, and once when it works again.
import { say } from '@/lib/log/log'
import { processWide } from '@/lib/typed/process-wide'

const NAMES = {
  database: 'The database',
  sms: 'The SMS provider',
  whatsapp: 'The WhatsApp gateway',
  mail: 'The mail server',
  webhook: 'The receiver of webhooks',
} as const
export type Dependency = keyof typeof NAMES

/** Whether each worked when it was asked last. Without an entry it has not been asked yet. */
const states = processWide('dependencies', new Map<Dependency, boolean>())

/** `why`: in words that hold nothing personal, with the status that it gave where there was one. */
export function noteFailure(name: Dependency, why: string): void {
  if (states.get(name) !== false) say('error', `${NAMES[name]} has begun to fail`, { why })
  states.set(name, false)
}

export function noteSuccess(name: Dependency): void {
  if (states.get(name) === false) say('warn', `${NAMES[name]} works again`)
  states.set(name, true)
}

/** Those that this process has asked, and whether each works. */
export const dependencies = (): { name: Dependency; isUp: boolean }[] =>
  [...states].map(([name, isUp]) => ({ name, isUp }))
