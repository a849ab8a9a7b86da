import { inLanguage } from '@/lib/addresses/languages'
import type { Database } from '@/lib/db/schema'
import { type Patients, signedIn } from '@/tests/reliability/support/languages/patient'
import { refuse } from '@/tests/reliability/support/languages/refuse'
import { type Walk, walk, walksOf } from '@/tests/reliability/support/walks'

/** The walk of the patient with an account, who gets e-mails too. */
const OWN = 'PAID_IMPLANT at a clinic'

/** Walks through every flow, and answers each step wrongly first. */
export async function walkAll(patients: Patients, db: Database, origin: string): Promise<void> {
  const { tag, given, booked } = patients
  const { browser: known, person: owner } = await signedIn(patients, db, origin)
  const member = { start: '/member/activation', typed: { ...owner, issue: 'check_up' }, ends: '/member/activated' }

  async function go(browser: typeof known, { start, typed, ends }: Walk): Promise<void> {
    const local = { start: inLanguage(start, tag), typed, ends: inLanguage(ends, tag) }
    const pages = await walk(browser, local, (page) => refuse(browser, { page, typed, given }))
    const reference = new URL(pages.at(-1)?.path ?? '', origin).searchParams.get('booking')
    if (reference) booked.push({ reference, phone: typed.phone ?? '', browser })
  }

  for (const name of Object.keys(walksOf(owner))) {
    const isOwn = name === OWN
    const each = walksOf(isOwn ? owner : patients.person())[name]
    if (each) await go(isOwn ? known : patients.browser(origin), each)
  }
  await go(known, member)
  // A place takes few bookings a day whose numbers nobody has proved.
  await db.script('UPDATE bookings SET proved = true')
}
