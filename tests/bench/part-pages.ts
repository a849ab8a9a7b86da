// What a request costs the server: two step pages and a whole walk with its writes, against the bare app's.
import type { Shared } from '@/tests/bench/bench'
import { compare, repeat } from '@/tests/bench/rounds'
import type { Row } from '@/tests/bench/rows'
import { BARE_START, cpuOfPage, cpuOfWalks, SITE_START, walk } from '@/tests/bench/walks'

const ROUNDS = 7
const GETS = 400
const WALKS = 30
/** Before anything counts: a server goes on getting faster for some thousand requests. */
const WARM_WALKS = 300
/** Walks/s against hmpo-form-wizard's, and the bare app's 1.58 of the same. */
const BARE_WALKS = 1.58

export async function measurePages({ site, bare, databases }: Shared): Promise<Row[]> {
  const [built, yardstick, servers] = [await site(), await bare(), await databases()]
  const ours = await built.start(SITE_START, { DATABASE_URL: await servers.make() })
  const theirs = await yardstick.start(BARE_START)
  const rows: Row[] = []

  for (const [{ origin }, start] of [
    [ours, SITE_START],
    [theirs, BARE_START],
  ] as const)
    await repeat(WARM_WALKS, 4, () => walk(origin, start))
  const walks = await compare(
    ROUNDS,
    () => cpuOfWalks(ours, SITE_START, WALKS),
    () => cpuOfWalks(theirs, BARE_START, WALKS),
  )
  const [visits, bareVisits] = [await walk(ours.origin, SITE_START), await walk(theirs.origin, BARE_START)]
  for (const step of ['input-phone', 'select-city']) {
    const { ratio, ...cpu } = await compare(
      ROUNDS,
      () => cpuOfPage(ours, visits.get(step), GETS),
      () => cpuOfPage(theirs, bareVisits.get(step), GETS),
    )
    rows.push({
      what: `GET of ${step}, CPU a request against bare Next`,
      measured: `${cpu.ours.toFixed(2)} ms, bare ${cpu.theirs.toFixed(2)} ms`,
      ratio,
      value: ratio,
      bar: { most: 1.25 },
      goal: { most: 0.5 },
    })
  }
  rows.push({
    what: 'PPR walk with its writes, CPU a request against bare Next without',
    measured: `${walks.ours.toFixed(2)} ms, bare ${walks.theirs.toFixed(2)} ms`,
    ratio: walks.ratio,
    value: walks.ratio,
    bar: { most: BARE_WALKS / 1.2 },
    goal: { most: BARE_WALKS / 1.5 },
  })
  await Promise.all([ours.stop(), theirs.stop()])
  return rows
}
