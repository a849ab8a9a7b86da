// Visitors who book without pause while something is killed, and record every acknowledgement.
import { setTimeout } from 'node:timers/promises'
import { type Browser, openBrowser, type Slot } from '@/tests/reliability/support/browser'
import { newPhone } from '@/tests/reliability/support/slots'

/** A confirmation that was sent for an acknowledged hold. `reference` is null until the site acknowledges it. */
export type Attempt = { browser: Browser; body: Record<string, string>; reference: string | null }
export type Bookers = {
  attempts: Attempt[]
  statuses: Record<string, number>
  /** Requests whose connection broke. */
  broken: number
  /** Stops after the current requests. */
  rest(): Promise<void>
}

const BETWEEN_MS = 50

/**
 * Starts `n` visitors with a new browser and number for each booking. They use the slots in turn, two for each slot.
 */
export function startBookers(n: number, origin: string, cid: string, slots: readonly Slot[]): Bookers {
  const bookers: Bookers = { attempts: [], statuses: {}, broken: 0, rest: async () => undefined }
  let [isOver, next] = [false, 0]

  async function ask(browser: Browser, name: string, body: object) {
    try {
      const reply = await browser.call(name, body)
      bookers.statuses[reply.status] = (bookers.statuses[reply.status] ?? 0) + 1
      return reply
    } catch {
      bookers.broken += 1
      return null
    }
  }

  async function book(): Promise<void> {
    const slot = slots[Math.floor(next++ / 2) % slots.length] as Slot
    const phone = newPhone()
    const browser = openBrowser(origin)
    const held = await ask(browser, 'slot/u/hold', { cid, ...slot, phone })
    // A refused visitor waits a little, so that the test does not flood the site.
    if (held?.status !== 200) return void (await setTimeout(BETWEEN_MS))
    const body = { cid, date: slot.date, start: slot.start, name: 'Asha Rao', phone, flow: 'ORGANIC' }
    const attempt: Attempt = { browser, body, reference: null }
    bookers.attempts.push(attempt)
    const confirmed = await ask(browser, 'booking/u/confirm', body)
    if (confirmed?.status === 200) attempt.reference = confirmed.json.reference ?? null
  }

  const all = Array.from({ length: n }, async () => {
    while (!isOver) await book()
  })
  bookers.rest = async () => {
    isOver = true
    await Promise.all(all)
  }
  return bookers
}

/** The acknowledged bookings that their own browser can't find any more. */
export async function lostOf(attempts: readonly Attempt[]): Promise<string[]> {
  const lost: string[] = []
  for (const { browser, reference } of attempts) {
    if (reference === null) continue
    const { status, json } = await browser.call('booking/u/get', { reference })
    if (status !== 200 || json.booking?.reference !== reference || json.booking.status !== 'confirmed')
      lost.push(reference)
  }
  return lost
}

/**
 * Repeats every confirmation without an answer in the same browser. Its hold was acknowledged, so it has to be
 * booked.
 */
export async function askAgain(attempts: readonly Attempt[]): Promise<string[]> {
  const answers: string[] = []
  for (const attempt of attempts.filter(({ reference }) => reference === null)) {
    const { status, json } = await attempt.browser.call('booking/u/confirm', attempt.body)
    if (status === 200) attempt.reference = json.reference ?? null
    answers.push(status === 200 ? 'booked' : `${status} ${json.error?.code}`)
  }
  return answers
}
