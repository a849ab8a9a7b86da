// Only one process can open the embedded database, so commands run inside the running site.
import { chmod, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { errorLine } from '@/lib/db/error-line'
import type { Database } from '@/lib/db/schema'
import { log } from '@/lib/log/log'
import { writeArchive } from '@/server/operate/archive'
import type { Line } from '@/server/operate/command'
import { controlSocketPath } from '@/server/operate/control-client'
import { lendDatabase } from '@/server/operate/database'
import type { Settings } from '@/server/settings'
import { errorCode, startLine } from '@/server/start-error'

type Opening = {
  settings: Settings
  db: Database
  run(args: readonly string[]): Promise<Line>
}

async function answer({ settings, db, run }: Opening, req: IncomingMessage, res: ServerResponse): Promise<void> {
  if (req.url === '/backup') return writeArchive(settings, db, res)
  const args: readonly string[] = JSON.parse(await text(req))
  const line = await run(args).catch((error: unknown) => ({ line: startLine(error), failed: true }))
  res.end(JSON.stringify(line))
}

/** Returns a function that closes the socket. If it can't be opened, a warning is logged. */
export async function openControlSocket(opening: Opening): Promise<() => Promise<void>> {
  const path = controlSocketPath(opening.settings.dataDir)
  // A killed process may have left its socket. The folder's lock rules out a running one.
  await rm(path, { force: true })
  lendDatabase(opening.db)
  const server = createServer((req, res) => {
    answer(opening, req, res).catch((error: unknown) => {
      log('error', 'An operator command failed', { why: errorLine(error) })
      res.destroy()
    })
  })
  try {
    await new Promise<void>((done, fail) => void server.once('error', fail).listen(path, done))
    await chmod(path, 0o600)
  } catch (error) {
    const code = errorCode(error)
    log(
      'warn',
      `Operator commands work only while the site is stopped: the control socket ${path} can't be opened (${code})`,
    )
  }
  server.unref()
  return async () => {
    server.close()
    await rm(path, { force: true })
  }
}
