import type { Server } from 'node:http'
import next from 'next'
import { errorLine } from '@/lib/db/error-line'
import type { Env } from '@/lib/env'
import { markDataRequest } from '@/lib/http/data-request'
import { log } from '@/lib/log/log'
import type { Handle } from '@/server/listener'

export type NextApp = { handle: Handle; close(): Promise<void> }

/** Next prints whole errors with database fields. It adds its handlers on prepare(), so call this before and after. */
export function logUncaught(): void {
  for (const event of ['uncaughtException', 'unhandledRejection'])
    process.removeAllListeners(event).on(event, (error: unknown) => log('error', event, { why: errorLine(error) }))
}

export async function openNext(dev: boolean, { HOST, PORT }: Env, httpServer: Server): Promise<NextApp> {
  const app = next({ dev, hostname: HOST, port: PORT, quiet: true, httpServer })
  await app.prepare()
  if (!dev) logUncaught()
  const handle = app.getRequestHandler()
  return {
    handle: (req, res) => {
      markDataRequest(req)
      return handle(req, res)
    },
    close: () => app.close(),
  }
}
