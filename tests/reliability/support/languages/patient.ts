import { inLanguage } from '@/lib/addresses/languages'
import type { Language } from '@/lib/catalogue/languages'
import type { Database } from '@/lib/db/schema'
import { switchReferral } from '@/lib/use-cases/referral/switch'
import { type Browser, openBrowser, type Reply } from '@/tests/reliability/support/browser'
import { filled, formsOf } from '@/tests/reliability/support/html'
import { type Reader, readerOf } from '@/tests/reliability/support/languages/reader'
import { newPerson } from '@/tests/reliability/support/people'
import { SECRET } from '@/tests/reliability/support/servers/site-process'
import { open, type Person } from '@/tests/reliability/support/walks'
import { openAccount, startSession } from '@/tests/support/account/accounts'
import { holdSession } from '@/tests/support/account/hold-session'

const { phone: _phone, pincode: _pincode, ...said } = newPerson()

export type Booked = { reference: string; phone: string; browser: Browser }

/** The patients of one language, whose browsers hand every answer to its reader. */
export type Patients = {
  tag: Language
  reader: Reader
  /** The numbers and e-mail addresses that messages go to. */
  reached: Set<string>
  /** The bookings of the walks, each with the browser that made it. */
  booked: Booked[]
  /** The wrong answers that the steps have had. */
  given: Set<string>
  person(): Person
  browser(origin: string): Browser
}

export function patientsIn(tag: Language): Patients {
  // Messages name a child by the first name.
  const reader = readerOf(tag, [...Object.values(said), ...said.name.split(' ')])
  const reached = new Set<string>()
  return {
    tag,
    reader,
    reached,
    booked: [],
    given: new Set(),
    person() {
      const person = newPerson()
      reached.add(`+91${person.phone}`)
      return person
    },
    browser: (origin) => openBrowser(origin, new Map(), (reply) => reader.hear(origin, reply)),
  }
}

/** A signed-in patient with an e-mail address, who may invite others. */
export async function signedIn(patients: Patients, db: Database, origin: string) {
  const [person, now] = [patients.person(), new Date()]
  const { uid } = await openAccount({ db, now }, { phone: `+91${person.phone}`, name: person.name })
  const personal_email = `${person.phone}@example.in`
  patients.reached.add(personal_email)
  await db.writes.updateTable('users').set({ personal_email }).where('uid', '=', uid).execute()
  await switchReferral({ db, secret: SECRET }, { phone: person.phone, on: true })
  const browser = patients.browser(origin)
  holdSession(browser.cookies, await startSession({ db, now }, uid))
  return { browser, person }
}

/** Opens a page of the patients' language. */
export const visit = (browser: Browser, path: string, { tag }: Patients): Promise<Reply> =>
  open(browser, inLanguage(path, tag))

/** Presses a button of a page and opens where it leads. Throws where there is no such button. */
export async function press(
  browser: Browser,
  { body, path }: Reply,
  intent: string,
  typed: Record<string, string> = {},
): Promise<Reply> {
  const form = formsOf(body).find(({ intents, fields }) => intents.includes(intent) || fields.intent === intent)
  if (!form) throw new Error(`${path} has no button ${intent}`)
  const sent = await browser.post(form.action || path, { ...filled(form, typed), intent })
  return sent.location === null ? sent : open(browser, sent.location)
}
