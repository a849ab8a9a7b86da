import { errorLine } from '@/lib/db/error-line'
import type { Database } from '@/lib/db/schema'
import { isDatabaseUnavailable, logUnable } from '@/lib/db/unavailable'
import type { Env } from '@/lib/env'
import { noteSuccess } from '@/lib/log/dependencies'
import { log } from '@/lib/log/log'
import { DELIVERY, deliverOutbox } from '@/lib/messages/deliver'
import { transportsFrom } from '@/lib/messages/transports/from-env'
import { type CodeMessage, sendCodeMessage } from '@/lib/messages/write-code'
import { planReminders } from '@/lib/use-cases/messages/plan-reminders'

const EVERY_MS = 2000
const PLAN_EVERY_MS = 60_000
const STOP_MS = 4000

export type Deliveries = {
  /** Only the domain in a code's last line depends on the site's origin. */
  send(message: CodeMessage): Promise<void>
  start(origin: string): void
  /** Waits up to four seconds for deliveries in progress. Unfinished ones are sent again later. */
  stop(): Promise<void>
}

export function openDeliveries({ db, env, secret }: { db: Database; env: Env; secret: string }): Deliveries {
  const transports = transportsFrom(env)
  const budget = env.SMS_DAILY_BUDGET
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  const codes = new Set<Promise<void>>()
  let isStopped = false
  let planned = Number.NEGATIVE_INFINITY

  async function deliver(origin: string): Promise<void> {
    try {
      if (performance.now() - planned >= PLAN_EVERY_MS) {
        await planReminders({ db, now: new Date() })
        planned = performance.now()
      }
      while (
        !isStopped &&
        (await deliverOutbox({ db, now: new Date(), secret, budget, transports, origin })) >= DELIVERY.batch
      );
      noteSuccess('database')
    } catch (error) {
      if (isDatabaseUnavailable(error)) logUnable(error, new Date())
      else log('error', 'Delivering messages failed', { why: errorLine(error) })
    }
  }

  function plan(origin: string): void {
    if (isStopped) return
    timer = setTimeout(() => {
      running = deliver(origin).then(() => plan(origin))
    }, EVERY_MS).unref()
  }

  return {
    async send(message) {
      const origin = env.SITE_ORIGIN ?? 'http://localhost'
      const { sending } = await sendCodeMessage({ db, now: new Date(), secret, transports, origin }, message)
      codes.add(sending)
      void sending.then(() => codes.delete(sending))
    },
    start: plan,
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await Promise.race([
        Promise.all([running, ...codes]),
        new Promise((resolve) => setTimeout(resolve, STOP_MS).unref()),
      ])
    },
  }
}
