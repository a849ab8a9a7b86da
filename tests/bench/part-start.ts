// The times of the build and of the start until the first page with data, and the memory after load.
import type { Shared } from '@/tests/bench/bench'
import { median, repeat } from '@/tests/bench/rounds'
import type { Row } from '@/tests/bench/rows'
import type { Served } from '@/tests/bench/served'
import { BARE_START, SITE_START, walk } from '@/tests/bench/walks'

const ROUNDS = 5
const WALKS = 150
/** This page reads the database. */
const WITH_DATA = '/clinics'

type Kind = { name: string; start(): Promise<Served>; from: string; startMs: number[]; memory: number }

/** Resident memory in MiB after `WALKS` walks. */
async function memoryAfterLoad({ start, from }: Kind): Promise<number> {
  const server = await start()
  await repeat(WALKS, 8, () => walk(server.origin, from))
  const memory = server.memoryMiB()
  await server.stop()
  return memory
}

export async function measureStart({ site, bare, databases }: Shared): Promise<Row[]> {
  const [built, yardstick, servers] = [await site(), await bare(), await databases()]
  const DATABASE_URL = await servers.make()
  const kind = (name: string, from: string, start: Kind['start']): Kind => ({
    name,
    from,
    start,
    startMs: [],
    memory: 0,
  })
  const postgres = kind('PostgreSQL', SITE_START, () => built.start(WITH_DATA, { DATABASE_URL }))
  const embedded = kind('embedded', SITE_START, () => built.start(WITH_DATA))
  const floor = kind('bare', BARE_START, () => yardstick.start(BARE_START))
  const kinds = [postgres, embedded, floor]
  // The first round is not recorded: it creates the embedded database and fills the file cache.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const { start, startMs } of kinds) {
      const server = await start()
      if (round > 0) startMs.push(server.startMs)
      await server.stop()
    }
  }
  for (const each of kinds) each.memory = await memoryAfterLoad(each)

  const starts = (each: Kind, bar: number, goal: number): Row => {
    const [ours, theirs] = [median(each.startMs), median(floor.startMs)]
    return {
      what: `start to the first 200 with data, ${each.name}`,
      measured: `${ours.toFixed(0)} ms, bare ${theirs.toFixed(0)} ms`,
      ratio: ours / theirs,
      value: ours,
      bar: { most: bar },
      goal: { most: goal },
    }
  }
  const memory = ({ name, memory: ours }: Kind, bar: number, goal: number): Row => ({
    what: `memory after ${WALKS} walks, ${name}`,
    measured: `${ours.toFixed(0)} MiB, bare ${floor.memory.toFixed(0)} MiB`,
    ratio: ours / floor.memory,
    value: ours,
    bar: { most: bar },
    goal: { most: goal },
  })
  return [
    starts(postgres, 1200, 800),
    starts(embedded, 2500, 1500),
    memory(postgres, 260, 230),
    memory(embedded, 550, 450),
    {
      what: 'build',
      measured: `${built.seconds.toFixed(1)} s, bare ${yardstick.seconds.toFixed(1)} s`,
      ratio: built.seconds / yardstick.seconds,
      value: built.seconds,
      bar: { most: 30 },
      goal: { most: 20 },
    },
  ]
}
