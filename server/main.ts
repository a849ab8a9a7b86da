// Only this module opens the database and hands it to the pages (lib/use-cases/runtime.ts).

import { DEV } from '@/lib/addresses/dev'
import { chain } from '@/lib/catalogue/chain'
import { readLogEnv } from '@/lib/env'
import { requestIdOf } from '@/lib/http/request-id'
import { log } from '@/lib/log/log'
import { photosFrom } from '@/lib/photos/from-env'
import { serveChain } from '@/lib/use-cases/chain/serve'
import { serveRatings } from '@/lib/use-cases/clinics/serve-ratings'
import { setRuntime } from '@/lib/use-cases/runtime'
import { recordAnswers } from '@/server/answers'
import { openDeliveries } from '@/server/deliveries'
import { openIdentityPool, sitePortFor } from '@/server/identity-pool'
import { addressOf, createSiteServer, listen } from '@/server/listener'
import { openLive } from '@/server/live'
import { openLog } from '@/server/log'
import { logUncaught, openNext } from '@/server/next-app'
import { openControlSocket } from '@/server/operate/control-socket'
import { openPaymentGateway, paymentFaults, paymentLines } from '@/server/payment-gateway'
import { poolTokens } from '@/server/pool-tokens'
import { realPoolFrom } from '@/server/real-pool'
import { openResponseCache } from '@/server/response-cache'
import { beginPaymentRounds, beginRounds, repeat } from '@/server/rounds'
import { securityHeaders } from '@/server/security-headers'
import { checkSettings, openOutboxKey, type Settings } from '@/server/settings'
import { openSiteDatabase, requireChain } from '@/server/site-database'
import { startLine } from '@/server/start-error'
import { openWebhooks } from '@/server/webhooks'

const WEBHOOKS_MS = 2000
const CHAIN_MS = 3000
const RATINGS_MS = 60_000
const STOP_MS = 10_000

type Start = { dev: boolean; settings: Settings; built: Promise<void> }

function endWith(error: unknown): never {
  log('error', startLine(error))
  process.exit(1)
}

export async function checkEnvironment(): Promise<Settings> {
  await openLog(readLogEnv())
  return await checkSettings().catch(endWith)
}

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

async function start({ dev, settings, built }: Start): Promise<void> {
  const { env, secret } = settings
  const stopDelayMs = env.STOP_DELAY_SECONDS * 1000
  let stop = async () => {}
  stopOnSignal(() => stop(), STOP_MS + stopDelayMs)
  const site = createSiteServer((req, res) => handle(req, res), {
    setHeaders: securityHeaders(env, dev),
    idOf: (req) => requestIdOf(req, env),
    onAnswer: recordAnswers(env),
  })
  if (!dev) logUncaught()
  const opening = openSiteDatabase(settings).then(async (db) => {
    stop = () => db.close()
    await requireChain(db, env)
    const deliveries = openDeliveries({ db, env, secret })
    const tellWebhooks = await openWebhooks(db, env)
    const keys = await openIdentityPool({ settings, db, send: deliveries.send })
    const outboxKey = await openOutboxKey(settings)
    const photos = photosFrom(settings)
    const payments = await openPaymentGateway(settings)
    const pools = { tokens: poolTokens(env, keys?.jwks), pool: sitePortFor(env), realPool: realPoolFrom(env) }
    setRuntime({
      db,
      env,
      secret,
      startedAt: new Date(),
      ...pools,
      photos,
      gateway: payments.gateway,
      outboxKey,
      isStopping: site.isStopping,
      sendCode: deliveries.send,
    })
    return { db, deliveries, outboxKey, photos, payments, tellWebhooks }
  })
  const [next, { db, deliveries, outboxKey, photos, payments, tellWebhooks }] = await Promise.all([
    built.then(() => openNext(dev, env, site.server)),
    opening,
  ])
  // Without SITE_ORIGIN, pages contain the request's Host, so no shared cache may keep them.
  const handle = dev ? next.handle : openResponseCache(next.handle, env.SITE_ORIGIN !== undefined)
  const live = await openLive({ settings, db, server: site.server, dev })
  const port = await listen(site.server, env)
  const run = async (args: readonly string[]) => (await import('@/server/operate')).runHere(settings, args)
  const closeControlSocket = db.kind === 'embedded' ? await openControlSocket({ settings, db, run }) : async () => {}
  stop = async () => {
    await Promise.all([site.stop(stopDelayMs), live.stop(stopDelayMs), deliveries.stop(), closeControlSocket()])
    await payments.standIn?.stop()
    if (dev) await next.close()
    await db.close()
  }
  if (site.isStopping()) return
  const address = env.SITE_ORIGIN ?? addressOf(env, port)
  if (env.SITE_ORIGIN && env.TRUSTED_PROXIES === undefined)
    log(
      'warn',
      'TRUSTED_PROXIES is not set: behind a proxy, rate limits count all patients as one. Set it to the number of proxies, or to 0.',
    )
  for (const line of await paymentFaults(env, db)) log('warn', line)
  const outbox = outboxKey === null ? [] : [`Read messages at ${address}${DEV.outbox}?key=${outboxKey}`]
  for (const line of [`${chain().brand.name} is open at ${address}`, ...outbox, ...paymentLines(payments)])
    log('info', line)
  repeat(CHAIN_MS, 'Reading the chain', () => serveChain(db))
  repeat(RATINGS_MS, 'Counting ratings', () => serveRatings({ db, now: new Date() }))
  beginRounds({ db, secret, pool: sitePortFor(env), budget: env.SMS_DAILY_BUDGET }, photos.store)
  deliveries.start(address)
  payments.standIn?.start(address)
  if (payments.gateway) beginPaymentRounds({ db, secret, gateway: payments.gateway })
  if (env.WEBHOOK_URL) repeat(WEBHOOKS_MS, 'Sending webhooks', tellWebhooks)
  // PGlite has no autovacuum. VACUUM blocks requests, so the first ones go before it.
  if (db.kind === 'embedded') setTimeout(() => void db.script('VACUUM ANALYZE').catch(() => undefined), 5000).unref()
}

export function serve(options: Start): Promise<void> {
  return start(options).catch(endWith)
}
