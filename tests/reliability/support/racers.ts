// Many visitors who want the same place at the same moment, spread over the processes of one site.
import { type Browser, type CallBody, openBrowser, type Slot } from '@/tests/reliability/support/browser'
import { newPhone } from '@/tests/reliability/support/slots'

export type Racer = { browser: Browser; elsewhere: Browser; phone: string }
export type Raced = { racer: Racer; status: number; json: CallBody }
export type Confirmed = { racer: Racer; replies: { status: number; json: CallBody }[] }

/** New visitors, each with cookies and a number. Each uses one process and has a second one to turn to. */
export function newRacers(n: number, origins: readonly string[]): Racer[] {
  return Array.from({ length: n }, (_, at) => {
    const browser = openBrowser(origins[at % origins.length] as string)
    return { browser, elsewhere: browser.at(origins[(at + 1) % origins.length] as string), phone: newPhone() }
  })
}

/** All racers hold the slot at once. */
export function raceForHold(racers: readonly Racer[], place: object, slot: Slot): Promise<Raced[]> {
  return Promise.all(
    racers.map(async (racer) => ({
      racer,
      ...(await racer.browser.call('slot/u/hold', { ...place, ...slot, phone: racer.phone })),
    })),
  )
}

/** Each racer confirms twice at once, at two processes. */
export function confirmTwice(racers: readonly Racer[], place: object, { date, start }: Slot): Promise<Confirmed[]> {
  return Promise.all(
    racers.map(async (racer) => {
      const body = { ...place, date, start, name: 'Ravi Kumar', phone: racer.phone, flow: 'ORGANIC' }
      const calls = [racer.browser, racer.elsewhere].map((browser) => browser.call('booking/u/confirm', body))
      return { racer, replies: await Promise.all(calls) }
    }),
  )
}

/** Counts each of the values. */
export function tally(values: readonly (string | number)[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  return counts
}
