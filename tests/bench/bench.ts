// The parts of the bench, what they share, and their order. What is shared is made at the first asking.
import { buildBareApp, buildSite, installPeer } from '@/tests/bench/builds'
import { type Databases, startDatabases } from '@/tests/bench/databases'
import { measureBooking } from '@/tests/bench/part-booking'
import { measureLighthouse } from '@/tests/bench/part-lighthouse'
import { measureLoad } from '@/tests/bench/part-load'
import { measurePages } from '@/tests/bench/part-pages'
import { measurePhone } from '@/tests/bench/part-phone'
import { measureSlots } from '@/tests/bench/part-slots'
import { measureStart } from '@/tests/bench/part-start'
import { measureTaps } from '@/tests/bench/part-taps'
import { measureWeight } from '@/tests/bench/part-weight'
import { printTable, type Row } from '@/tests/bench/rows'
import { type Built, endAll } from '@/tests/bench/served'

export type Shared = {
  scratch: string
  /** How many the large chain has. */
  appointments: number
  site(): Promise<Built>
  bare(): Promise<Built>
  peer(): Promise<Built>
  databases(): Promise<Databases>
}

const PARTS: Record<string, (shared: Shared) => Promise<Row[]>> = {
  pages: measurePages,
  slots: measureSlots,
  booking: measureBooking,
  load: measureLoad,
  phone: measurePhone,
  taps: measureTaps,
  weight: measureWeight,
  lighthouse: measureLighthouse,
  start: measureStart,
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** Loaded in under a minute; ten million take some minutes more. */
const APPOINTMENTS = 1_000_000

/**
 * Runs the parts that were asked for, or all, and prints their table; a number among them says how many appointments the
 * large chain has. Returns the exit code: a miss is no failure.
 */
export async function runBench(args: string[], scratch: string): Promise<number> {
  const isNumber = (arg: string) => /^\d+$/.test(arg)
  const asked = args.filter((arg) => !isNumber(arg))
  const appointments = Number(args.find(isNumber) ?? APPOINTMENTS)
  const unknown = asked.filter((part) => !Object.hasOwn(PARTS, part))
  if (unknown.length > 0) {
    console.error(`No such part: ${unknown.join(', ')}. There are ${Object.keys(PARTS).join(', ')}.`)
    return 2
  }
  let servers: Databases | undefined
  const shared: Shared = {
    scratch,
    appointments,
    site: once(() => buildSite(scratch)),
    bare: once(() => buildBareApp(scratch)),
    peer: once(() => installPeer(scratch)),
    databases: once(async () => {
      servers = await startDatabases()
      return servers
    }),
  }
  const began = Date.now()
  const rows: Row[] = []
  let failures = 0
  for (const [part, measure] of Object.entries(PARTS)) {
    if (asked.length > 0 && !asked.includes(part)) continue
    console.log(`${part} ... (${Math.round((Date.now() - began) / 1000)} s)`)
    try {
      rows.push(...(await measure(shared)))
    } catch (error) {
      failures += 1
      console.error(`${part} could not be measured:`, error)
      // What it served would keep the data folder from the next part.
      await endAll()
    }
  }
  printTable(rows)
  await servers?.stop()
  return failures === 0 ? 0 : 1
}
