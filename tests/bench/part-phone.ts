import type { Shared } from '@/tests/bench/bench'
import { openPainter, type Painted } from '@/tests/bench/painter'
import { compare, median } from '@/tests/bench/rounds'
import type { Limit, Row } from '@/tests/bench/rows'
import { BARE_START, SITE_START } from '@/tests/bench/walks'

const ROUNDS = 5
/** The same question on both sites, opened without a cookie. */
const SITE_STEP = `${SITE_START}/input-phone?flow=PPR&purpose=gaps`
const BARE_STEP = '/input-phone?purpose=gaps'

type Seen = { name: string; key: keyof Painted; bar?: Limit; goal?: Limit }
const SEEN: Seen[] = [
  { name: 'first paint', key: 'paint', bar: { most: 900 }, goal: { most: 600 } },
  { name: 'the patient can act', key: 'act', bar: { most: 1000 }, goal: { most: 650 } },
  { name: 'blocked before that', key: 'blocked', bar: { most: 50 }, goal: { most: 0 } },
  { name: 'hydrated', key: 'hydrated' },
  { name: 'blocked after it could act', key: 'blockedAfter' },
]

export async function measurePhone({ site, bare, databases }: Shared): Promise<Row[]> {
  const phone = await openPainter()
  const [built, yardstick, servers] = [await site(), await bare(), await databases()]
  const ours = await built.start(SITE_START, { DATABASE_URL: await servers.make() })
  const theirs = await yardstick.start(BARE_START)
  const seen: Record<'site' | 'bare', Painted[]> = { site: [], bare: [] }
  const look = (whose: 'site' | 'bare', url: string) => async () => {
    const painted = await phone.load(url)
    seen[whose].push(painted)
    return painted.paint
  }
  await compare(ROUNDS, look('site', ours.origin + SITE_STEP), look('bare', theirs.origin + BARE_STEP))
  await Promise.all([phone.close(), ours.stop(), theirs.stop()])

  // The first page load of each site is the unrecorded round.
  const of = (whose: 'site' | 'bare', key: keyof Painted) => median(seen[whose].slice(1).map((each) => each[key]))
  const rows = SEEN.map(({ name, key, ...limits }) => {
    const [mine, other] = [of('site', key), of('bare', key)]
    return {
      what: `slow phone, input-phone: ${name}`,
      measured: `${mine.toFixed(0)} ms, bare ${other.toFixed(0)} ms`,
      ratio: other > 0 ? mine / other : undefined,
      value: mine,
      ...limits,
    }
  })
  const wire = (whose: 'site' | 'bare') =>
    `${(of(whose, 'bytes') / 1000).toFixed(1)} KB in ${of(whose, 'requests')} requests`
  const ratio = of('site', 'bytes') / of('bare', 'bytes')
  const measured = `${wire('site')}, bare ${wire('bare')}`
  return [...rows, { what: 'slow phone, input-phone: over the wire, with headers', measured, ratio, value: ratio }]
}
