// People who want any slot of one day and continue until they have one or none is left. They prove their number when
// asked.
import type { Database } from '@/lib/db/schema'
import { type Browser, openBrowser, type Slot } from '@/tests/reliability/support/browser'
import { newPhone } from '@/tests/reliability/support/slots'

/** The result: a reference with its slot, no slot left, or no code sent for now. */
export type Sought = { phone: string; kind: 'booked' | 'full' | 'wait'; reference: string; slot: Slot | null }
export type Wanted = { cid: string; date: string }

/** The newest code for the number. */
async function codeTo(db: Database, phone: string): Promise<string> {
  const row = await db.reads
    .selectFrom('outbox')
    .where('kind', '=', 'code')
    .where('personal_to', '=', `+91${phone}`)
    .select('personal_payload')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  return String((row.personal_payload as { code?: unknown }).code)
}

/** Proves the number with a code. Returns false when no code is sent for now. */
async function prove(browser: Browser, phone: string, db: Database): Promise<boolean> {
  const sent = await browser.call('phone/u/send', { phone })
  if (sent.status === 429) return false
  const proved = await browser.call('phone/u/prove', { phone, code: await codeTo(db, phone) })
  if (proved.status !== 200) throw new Error(`A right code was refused: ${proved.status}`)
  return true
}

/** Books any free slot of the day from the address; `chance` picks it. Throws at any other answer. */
export async function seek(
  origins: readonly [string, string],
  from: string,
  { wanted, chance, db }: { wanted: Wanted; chance: () => number; db: Database },
): Promise<Sought> {
  const { cid, date } = wanted
  const phone = newPhone()
  const first = openBrowser(origins[0], undefined, undefined, from)
  const browsers = [first, first.at(origins[1])] as const
  const chooseFree = async (browser: Browser): Promise<Slot | undefined> => {
    const { slots = [] } = (await browser.call('slot/u/list', { cid, date })).json
    const free = slots.filter((slot) => slot.date === date)
    return free[Math.floor(chance() * free.length)]
  }
  let isProved = false
  let chosen: Slot | undefined
  for (let n = 0; ; n += 1) {
    const browser = browsers[n % 2] as Browser
    chosen ??= await chooseFree(browser)
    if (!chosen) return { phone, kind: 'full', reference: '', slot: null }
    const { start, end } = chosen
    const held = await browser.call('slot/u/hold', { cid, date, start, end, phone })
    let told = held
    if (held.status === 200)
      told = await browser.call('booking/u/confirm', { cid, date, start, phone, name: 'Asha Rao', flow: 'ORGANIC' })
    const { reference = '', error } = told.json
    if (told.status === 200) return { phone, kind: 'booked', reference, slot: { date, start, end } }
    if (error?.code === 'prove' && !isProved) {
      isProved = await prove(browser, phone, db)
      if (!isProved) return { phone, kind: 'wait', reference: '', slot: null }
    } else if (error?.code === 'taken') chosen = undefined
    else throw new Error(`${told.status} ${JSON.stringify(told.json)}`)
  }
}
