// Start-up and stop of the whole site in one process: settings, database, Next, listening. Bundled by scripts/start.mjs;
// it is the only place that opens the database and hands it to the pages (lib/server/runtime.ts).
import next from 'next'
import { isDatabaseAway } from '@/lib/db/away'
import type { Database } from '@/lib/db/schema'
import { setRuntime } from '@/lib/server/runtime'
import { sweepHolds } from '@/lib/server/sweep-holds'
import { createSiteServer, listen, stopListening } from '@/server/listener'
import { checkSettings, type Settings, StartError } from '@/server/settings'
import { openSiteDatabase } from '@/server/site-database'

const SWEEP_MS = 60_000
const STOP_MS = 10_000

/** `built` resolves when there is a build to serve. */
type Start = { dev: boolean; settings: Settings; built: Promise<void> }

function endWith(error: unknown): never {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
}

/** Reads and checks everything that can be wrong before the long parts; ends the process with one line when it is. */
export function checkEnvironment(): Promise<Settings> {
  return checkSettings().catch(endWith)
}

function addressOf({ SITE_ORIGIN, HOST }: Settings['env'], port: number): string {
  if (SITE_ORIGIN) return SITE_ORIGIN
  const host = HOST === '0.0.0.0' || HOST === '::' ? 'localhost' : HOST
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/** Does the work when a signal asks the process to end, then ends it well; at the second signal it ends at once. */
function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false
  const onSignal = () => {
    if (isStopping) process.exit(1)
    isStopping = true
    setTimeout(() => process.exit(1), STOP_MS).unref()
    stop().then(() => process.exit(0), endWith)
  }
  process.on('SIGTERM', onSignal).on('SIGINT', onSignal)
}

function sweepEveryMinute(db: Database): void {
  const sweep = () =>
    sweepHolds({ db, now: new Date() }).catch((error: unknown) => {
      if (!isDatabaseAway(error)) console.error('The sweep of old holds failed:', error)
    })
  setInterval(sweep, SWEEP_MS).unref()
}

async function start({ dev, settings, built }: Start): Promise<void> {
  const { env, secret } = settings
  let stop = async () => {}
  stopOnSignal(() => stop())
  const [db] = await Promise.all([openSiteDatabase(settings), built])
  stop = () => db.close()
  setRuntime({ db, env, secret, startedAt: new Date() })

  const server = createSiteServer((req, res) => handle(req, res))
  const app = next({ dev, turbopack: dev, webpack: !dev, hostname: env.HOST, port: env.PORT, quiet: true, httpServer: server })
  await app.prepare()
  const handle = app.getRequestHandler()
  const port = await listen(server, env)
  stop = async () => {
    await stopListening(server)
    if (dev) await app.close()
    await db.close()
  }
  console.log(`Muthu Dental is open at ${addressOf(env, port)}`)
  sweepEveryMinute(db)
  // PGlite has nobody else who does this; after the first requests, because it holds them up.
  if (db.kind === 'embedded') setTimeout(() => void db.script('VACUUM ANALYZE').catch(() => undefined), 5000).unref()
}

/** Opens the site; resolves when it takes requests. A failure ends the process, an expected one with one line. */
export function serve(options: Start): Promise<void> {
  return start(options).catch(endWith)
}
