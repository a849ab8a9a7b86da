// The parts of the bench in their order. Anything they share is made when the first part needs it.
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
  /** The number of appointments in the large chain. */
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

/** A million load in under a minute; ten million take some minutes more. */
const APPOINTMENTS = 1_000_000

/**
 * Runs the named parts, or all, and prints their table. A number among the arguments is the number of appointments in
 * the large chain. Returns the exit code; a missed goal is not a failure.
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
      // A server that still runs would lock the data folder, so that the next part could not open it.
      await endAll()
    }
  }
  printTable(rows)
  await servers?.stop()
  return failures === 0 ? 0 : 1
}
