// Visitors who book without pause while something is killed under them, and remember what the site acknowledged.
import { setTimeout } from 'node:timers/promises'
import { type Browser, openBrowser, type Slot } from '@/tests/reliability/support/browser'
import { newPhone } from '@/tests/reliability/support/slots'

/** A confirmation of an acknowledged hold, sent; `reference` once the site has said it. */
export type Attempt = { browser: Browser; body: Record<string, string>; reference: string | null }
export type Bookers = {
  attempts: Attempt[]
  statuses: Record<string, number>
  /** Requests whose connection broke. */
  broken: number
  /** Stops after the requests under way. */
  rest(): Promise<void>
}

const BETWEEN_MS = 50

/** Starts `n` visitors, each a new browser and number for each booking, on the slots in turn; several want the same. */
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
    // Whoever was not let in waits a little, as people do, and does not drown the site.
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

/** The acknowledged bookings that their own browser no longer finds, or finds under another reference. */
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

/** Those who never heard back ask again, in the same browser. Their hold was acknowledged, so that they are booked. */
export async function askAgain(attempts: readonly Attempt[]): Promise<string[]> {
  const answers: string[] = []
  for (const attempt of attempts.filter(({ reference }) => reference === null)) {
    const { status, json } = await attempt.browser.call('booking/u/confirm', attempt.body)
    if (status === 200) attempt.reference = json.reference ?? null
    answers.push(status === 200 ? 'booked' : `${status} ${json.error?.code}`)
  }
  return answers
}
