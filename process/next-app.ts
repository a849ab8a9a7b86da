// Next itself: it answers what has no page that is built for each request (lib/documents), and in development everything. To
// load and prepare it takes a third of a start, which no page waits for.

import type { Server } from 'node:http'
import { errorLine } from '@/lib/db/error-line'
import type { Env } from '@/lib/env'
import { say } from '@/lib/log/log'
import type { Handle } from '@/process/listener'

export type NextApp = {
  /** Resolves when Next is ready; rejects when it can't be. Asked again, it is the same. */
  prepare(): Promise<unknown>
  /** Prepares it first where that has not happened yet. */
  handle: Handle
  close(): Promise<void>
}

/** What nobody caught, in one line. Next prints it whole, with every field of a database's error, once it is prepared. */
export function tellUncaught(): void {
  for (const event of ['uncaughtException', 'unhandledRejection'])
    process.removeAllListeners(event).on(event, (error: unknown) => say('error', event, { why: errorLine(error) }))
}

async function prepare(dev: boolean, { HOST, PORT }: Env, httpServer: Server) {
  const { default: next } = await import('next')
  const app = next({ dev, turbopack: dev, webpack: !dev, hostname: HOST, port: PORT, quiet: true, httpServer })
  const { log } = console
  // Next tells how long it took to read its settings; the address is the only line of a start that makes nothing.
  console.log = (...parts) => {
    if (dev || !String(parts[1] ?? parts[0]).includes('next.config')) log(...parts)
  }
  await app.prepare().finally(() => {
    console.log = log
    if (!dev) tellUncaught()
  })
  return app
}

/** Nothing is loaded before it is asked for. `httpServer` is the one that it hears development's sockets on. */
export function openNext(dev: boolean, env: Env, httpServer: Server): NextApp {
  let preparing: ReturnType<typeof prepare> | undefined
  const prepared = () => {
    preparing ??= prepare(dev, env, httpServer)
    return preparing
  }
  return {
    prepare: prepared,
    handle: async (req, res) => (await prepared()).getRequestHandler()(req, res),
    close: async () => (await prepared()).close(),
  }
}
