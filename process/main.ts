// Start-up and stop of the whole site in one process: settings, database, Next, listening. Bundled by scripts/start.mjs;
// it is the only place that opens the database and hands it to the pages (lib/use-cases/runtime.ts).
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import next from 'next'
import { DEV } from '@/lib/addresses/dev'
import { isDatabaseAway, logUnable } from '@/lib/db/away'
import { errorLine } from '@/lib/db/error-line'
import type { Database } from '@/lib/db/schema'
import { openDocuments } from '@/lib/documents/serve'
import { sweepMarks } from '@/lib/limits/admit'
import { photosFrom } from '@/lib/photos/from-env'
import type { PhotoStore } from '@/lib/photos/store'
import { sweepHolds } from '@/lib/use-cases/booking/sweep-holds'
import { sweepRecords } from '@/lib/use-cases/operations/sweep-records'
import { sweepPhotos } from '@/lib/use-cases/photos/sweep'
import { setRuntime } from '@/lib/use-cases/runtime'
import { sweepProofs } from '@/lib/use-cases/session/sweep-proofs'
import { openDeliveries } from '@/process/deliveries'
import { openIdentityPool, sitePortFor, sweepIdentity } from '@/process/identity-pool'
import { createSiteServer, listen } from '@/process/listener'
import { openLive } from '@/process/live'
import { poolTokens } from '@/process/pool-tokens'
import { realPoolFrom } from '@/process/real-pool'
import { securityHeaders } from '@/process/security-headers'
import { checkSettings, openOutboxKey, type Settings } from '@/process/settings'
import { openSiteDatabase } from '@/process/site-database'
import { startLine } from '@/process/start-error'
import { openStaticFiles } from '@/process/static-files'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const STOP_MS = 10_000

/** `built` resolves when there is a build to serve. */
type Start = { dev: boolean; settings: Settings; built: Promise<void> }

function endWith(error: unknown): never {
  console.error(startLine(error))
  process.exit(1)
}

/** Next prints what nobody caught whole, with every field of a database's error. */
function tellUncaught(): void {
  for (const event of ['uncaughtException', 'unhandledRejection'])
    process.removeAllListeners(event).on(event, (error: unknown) => console.error(`${event}: ${errorLine(error)}`))
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

/** Does the work when a signal asks the process to end, then ends it well; at the second signal, or late, at once. */
function stopOnSignal(stop: () => Promise<void>, withinMs: number): void {
  let isStopping = false
  const onSignal = () => {
    if (isStopping) process.exit(1)
    isStopping = true
    setTimeout(() => process.exit(1), withinMs).unref()
    stop().then(() => process.exit(0), endWith)
  }
  process.on('SIGTERM', onSignal).on('SIGINT', onSignal)
}

function sweepEvery(ms: number, sweep: () => Promise<unknown>): void {
  const run = () =>
    sweep().catch((error: unknown) => {
      if (isDatabaseAway(error)) logUnable(error, new Date())
      else console.error(`The sweep of old rows failed: ${errorLine(error)}`)
    })
  setInterval(run, ms).unref()
}

/** What is small goes every minute, what is kept for months every hour. */
function beginSweeps(db: Database, photos: PhotoStore): void {
  const now = () => new Date()
  sweepEvery(MINUTE_MS, () =>
    Promise.all([
      ...[sweepHolds({ db, now: now() }), sweepProofs({ db, now: now() })],
      ...[sweepIdentity(db), sweepMarks(db.writes, now())],
    ]),
  )
  sweepEvery(MINUTE_MS, () => sweepPhotos({ db, now: now() }, photos))
  sweepEvery(HOUR_MS, () => sweepRecords({ db, now: now() }))
}

/** Next, once it has read the build, and what answers a request: what is built is answered without it. */
async function prepareNext(dev: boolean, { HOST, PORT }: Settings['env'], httpServer: Server) {
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
  const askNext = app.getRequestHandler()
  if (dev) return { app, handle: askNext }
  const root = process.cwd()
  const [answerDocument, answerStatic] = await Promise.all([openDocuments(root, Date.now), openStaticFiles(root)])
  const handle = async (req: IncomingMessage, res: ServerResponse) => {
    if (!answerStatic(req, res) && !(await answerDocument(req, res))) await askNext(req, res)
  }
  return { app, handle }
}

async function start({ dev, settings, built }: Start): Promise<void> {
  const { env, secret } = settings
  const stopDelayMs = env.STOP_DELAY_SECONDS * 1000
  let stop = async () => {}
  stopOnSignal(() => stop(), STOP_MS + stopDelayMs)
  const site = createSiteServer((req, res) => handle(req, res), securityHeaders(env, dev))
  const opening = openSiteDatabase(settings).then(async (db) => {
    stop = () => db.close()
    const deliveries = openDeliveries({ db, env, secret })
    const keys = await openIdentityPool({ settings, db, send: deliveries.send })
    const outboxKey = await openOutboxKey(settings)
    const photos = photosFrom(settings)
    const pools = { tokens: poolTokens(env, keys?.jwks), pool: sitePortFor(env), realPool: realPoolFrom(env) }
    setRuntime({
      ...{ db, env, secret, startedAt: new Date(), ...pools, photos, outboxKey, isStopping: site.isStopping },
      sendCode: deliveries.send,
    })
    return { db, deliveries, outboxKey, photos }
  })
  const [{ app, handle }, { db, deliveries, outboxKey, photos }] = await Promise.all([
    built.then(() => prepareNext(dev, env, site.server)),
    opening,
  ])
  const live = await openLive({ settings, db, server: site.server, dev })
  const port = await listen(site.server, env)
  stop = async () => {
    await Promise.all([site.stop(stopDelayMs), live.stop(stopDelayMs), deliveries.stop()])
    if (dev) await app.close()
    await db.close()
  }
  const address = addressOf(env, port)
  if (env.SITE_ORIGIN && env.TRUSTED_PROXIES === undefined)
    console.warn(
      'TRUSTED_PROXIES is not set: behind a proxy all patients would count as one. Set it to how many proxies there are, or to 0.',
    )
  const outbox = outboxKey === null ? [] : [`Messages can be read at ${address}${DEV.outbox}?key=${outboxKey}`]
  console.log([`Muthu Dental is open at ${address}`, ...outbox].join('\n'))
  beginSweeps(db, photos.store)
  deliveries.start(address)
  // PGlite has nobody else who does this; after the first requests, because it holds them up.
  if (db.kind === 'embedded') setTimeout(() => void db.script('VACUUM ANALYZE').catch(() => undefined), 5000).unref()
}

/** Opens the site; resolves when it takes requests. A failure ends the process, an expected one with one line. */
export function serve(options: Start): Promise<void> {
  return start(options).catch(endWith)
}
