// The CPU cost of a request compared with hmpo-form-wizard: pages from the response cache, and step pages with
// answers. Also the walks per second, including their writes.
import { randomUUID } from 'node:crypto'
import type { Shared } from '@/tests/bench/bench'
import { compare, compareAll, median, repeat } from '@/tests/bench/rounds'
import type { Row } from '@/tests/bench/rows'
import type { Served } from '@/tests/bench/served'
import { Visitor } from '@/tests/bench/visitor'
import { PEER_START, SITE_START, type Visit, walk, walkMany } from '@/tests/bench/walks'

const ROUNDS = 7
/** Warm-up: a server becomes faster during its first few thousand requests. */
const WARM_WALKS = 300
const WARM_GETS = 400
const CLIENTS = 8
const WALKS = 120
/**
 * Measures for at least this long, because the clock of /proc ticks every 10 ms. Very cheap pages stop after
 * MOST_GETS.
 */
const CPU_MS = 300
const MOST_GETS = 4000
const BATCH = 100

/** Pages that are the same for every visitor, by name. Each click on an advertisement has an id of its own. */
const SHARED_PAGES: Record<string, () => string> = {
  'first page': () => '/',
  treatments: () => '/treatments',
  'a treatment': () => '/treatments/aligners',
  membership: () => '/membership',
  'legal text': () => '/privacy',
  "a city's clinics": () => '/clinics/chennai',
  'a clinic': () => '/clinics/chennai/106',
  'start of a campaign': () => `${SITE_START}?utm_source=bench&gclid=${randomUUID()}`,
  'first step': () => '/unified-booking/input-phone?flow=ORGANIC',
  'first step of a campaign': () => `/unified-booking/input-phone?flow=ORGANIC&utm_source=bench&gclid=${randomUUID()}`,
}
/** Steps of the walk that have the same name in both servers. */
const STEPS = ['input-phone', 'select-city', 'questionnaire']
/** The step of hmpo-form-wizard that every cached page is compared with. */
const PEER_STEP = 'input-phone'

type Ask = () => Promise<void>

async function ask({ visitor, path }: Visit): Promise<void> {
  const { status } = await visitor.get(path)
  if (status !== 200) throw new Error(`GET ${path} answered ${status}`)
}

/** The server's CPU time per request in ms, over enough requests for the same page to measure it. */
async function cpuOf(server: Served, askOnce: Ask): Promise<number> {
  const before = server.cpuMs()
  let count = 0
  while (count < MOST_GETS && server.cpuMs() - before < CPU_MS) {
    await repeat(BATCH, 4, askOnce)
    count += BATCH
  }
  return (server.cpuMs() - before) / count
}

function visitOf(visits: Map<string, Visit>, step: string): Visit {
  const visit = visits.get(step)
  if (!visit) throw new Error(`The walk has no ${step}`)
  return visit
}

type Both = { site: Served; peer: Served }

async function measureShared({ site, peer }: Both): Promise<Row[]> {
  const step = visitOf(await walk(peer.origin, PEER_START), PEER_STEP)
  const pages = Object.entries(SHARED_PAGES).map(([name, pathOf]): [string, Ask] => [
    name,
    () => ask({ visitor: new Visitor(site.origin), path: pathOf() }),
  ])
  for (const [, askOnce] of pages) await repeat(WARM_GETS, 4, askOnce)
  const compared = await compareAll(
    ROUNDS,
    pages.map(
      ([, askOnce]) =>
        () =>
          cpuOf(site, askOnce),
    ),
    () => cpuOf(peer, () => ask(step)),
  )
  const ratios = compared.map(({ ratio }) => ratio)
  const worst = Math.max(...ratios)
  return [
    {
      what: `pages that are the same for everyone, CPU a request against hmpo's ${PEER_STEP}: the worst`,
      measured: `median ${median(ratios).toFixed(2)}; hmpo ${compared[0]?.theirs.toFixed(2)} ms`,
      ratio: worst,
      value: worst,
      bar: { most: 0.15 },
      goal: { most: 0.06 },
    },
    ...compared.map(({ ours, ratio }, at) => ({
      what: `  ${pages[at]?.[0]}`,
      measured: `${ours.toFixed(2)} ms`,
      ratio,
      value: ratio,
    })),
  ]
}

async function measureSteps({ site, peer }: Both): Promise<Row[]> {
  const [visits, peerVisits] = [await walk(site.origin, SITE_START), await walk(peer.origin, PEER_START)]
  const rows: Row[] = []
  for (const step of STEPS) {
    const [visit, peerVisit] = [visitOf(visits, step), visitOf(peerVisits, step)]
    const { ours, theirs, ratio } = await compare(
      ROUNDS,
      () => cpuOf(site, () => ask(visit)),
      () => cpuOf(peer, () => ask(peerVisit)),
    )
    rows.push({
      what: `GET of ${step} with its answers, CPU a request against hmpo's`,
      measured: `${ours.toFixed(2)} ms, hmpo ${theirs.toFixed(2)} ms`,
      ratio,
      value: ratio,
      bar: { most: 2.2 },
      goal: { most: 1 },
    })
  }
  return rows
}

/** The servers are measured one after the other. Only the bench's clients and the site's database run beside them. */
async function measureWalks({ site, peer }: Both): Promise<Row> {
  const [siteCpu, peerCpu]: [number[], number[]] = [[], []]
  const round = (server: Served, start: string, cpu: number[]) => async () => {
    const before = server.cpuMs()
    const walks = await walkMany(server.origin, start, WALKS, CLIENTS)
    cpu.push((server.cpuMs() - before) / WALKS)
    return walks
  }
  const { ours, theirs, ratio } = await compare(
    ROUNDS,
    round(site, SITE_START, siteCpu),
    round(peer, PEER_START, peerCpu),
  )
  const [cpu, hmpoCpu] = [median(siteCpu).toFixed(1), median(peerCpu).toFixed(1)]
  return {
    what: `walk of the free consultation with its writes, ${CLIENTS} clients, walks/s against hmpo's without`,
    measured: `${ours.toFixed(1)}/s, hmpo ${theirs.toFixed(1)}/s; CPU a walk ${cpu} ms, hmpo ${hmpoCpu} ms`,
    ratio,
    value: ratio,
    bar: { least: 0.6 },
    goal: { least: 0.8 },
  }
}

export async function measurePages({ site, peer, databases }: Shared): Promise<Row[]> {
  const [built, yardstick, servers] = [await site(), await peer(), await databases()]
  const both = {
    site: await built.start(SITE_START, { DATABASE_URL: await servers.make() }),
    peer: await yardstick.start(PEER_START),
  }
  await walkMany(both.site.origin, SITE_START, WARM_WALKS, CLIENTS)
  await walkMany(both.peer.origin, PEER_START, WARM_WALKS, CLIENTS)
  const rows = [...(await measureShared(both)), ...(await measureSteps(both)), await measureWalks(both)]
  await Promise.all([both.site.stop(), both.peer.stop()])
  return rows
}
