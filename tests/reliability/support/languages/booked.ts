// A patient changes a booking afterwards, on the pages that the booking’s messages and page link to.
import { managePath } from '@/lib/addresses/paths'
import type { Browser, Reply } from '@/tests/reliability/support/browser'
import { formsOf, linksOf } from '@/tests/reliability/support/html'
import { type Booked, type Patients, press, visit } from '@/tests/reliability/support/languages/patient'
import { refuse } from '@/tests/reliability/support/languages/refuse'
import { open } from '@/tests/reliability/support/walks'

/** Buttons of a page that looks otherwise now, and one that no page has. */
const STALE = ['undo', 'come', 'here', 'earlier_take', 'earlier_keep', 'move', 'nothing']

const CHILD = { name_1: 'Lakshmi Menon', age_1: '8' }

async function pressStale(browser: Browser, path: string): Promise<void> {
  for (const intent of STALE) await browser.post(path, { intent, slot: '7', offer: '7' })
}

async function bringFamily(patients: Patients, { browser, reference }: Booked): Promise<void> {
  const page = await visit(browser, `${managePath(reference)}/family`, patients)
  await refuse(browser, { page })
  const times = await press(browser, page, 'times', CHILD)
  await refuse(browser, { page: times })
  const form = formsOf(times.body).find(({ fields }) => fields.intent === 'book')
  for (const at of ['', '7', '2020-01-01T10:00'])
    await browser.post(form?.action ?? times.path, { ...form?.fields, intent: 'book', at })
  await press(browser, times, 'book')
}

/** Finds a booking by its number in another browser. `codeTo` reads the code of the SMS. */
async function find(
  patients: Patients,
  { reference, phone, browser: { origin } }: Booked,
  codeTo: (phone: string) => Promise<string>,
): Promise<void> {
  const browser = patients.browser(origin)
  const page = await visit(browser, '/manage', patients)
  const asked = await press(browser, page, 'search', { reference, phone })
  await refuse(browser, { page: asked })
  const { status, path } = await press(browser, asked, 'check', { code: await codeTo(phone) })
  if (status !== 200) throw new Error(`${path} refuses the code with ${status}`)
}

/** Reads each page of a booking, answers it wrongly, and renews the booking's link. */
export async function readPages(
  patients: Patients,
  booked: Booked,
  codeTo: (phone: string) => Promise<string>,
): Promise<void> {
  const { browser, reference } = booked
  const manage = managePath(reference)
  const page = await visit(browser, manage, patients)
  await refuse(browser, { page })
  await pressStale(browser, page.path)
  for (const below of ['/appointment.ics', '/visit', '/cancel']) await visit(browser, manage + below, patients)
  for (const below of ['/reminders', '?change=1'])
    await refuse(browser, { page: await visit(browser, manage + below, patients) })
  await bringFamily(patients, booked)
  await find(patients, booked, codeTo)
  await press(browser, await visit(browser, manage, patients), 'link')
}

/** Moves a booking to the first other slot: of its day, or of a later day that its page leads to. */
export async function move(patients: Patients, { browser, reference }: Booked): Promise<Reply> {
  const first = await visit(browser, `${managePath(reference)}?change=1`, patients)
  for (const day of ['', ...linksOf(first.body).filter((href) => href.includes('?date='))]) {
    const times = day === '' ? first : await open(browser, day)
    const [slot] = formsOf(times.body).flatMap(({ choices }) => choices.slot ?? [])
    if (slot) return press(browser, times, 'move', { slot: slot.value })
  }
  throw new Error(`${first.path} offers no other slot`)
}

/** Cancels a booking, brings it back, and cancels it for good. */
export async function cancel(patients: Patients, { browser, reference }: Booked): Promise<void> {
  const manage = managePath(reference)
  const ask = async () => press(browser, await visit(browser, `${manage}/cancel`, patients), 'cancel')
  await press(browser, await ask(), 'undo')
  const { path } = await ask()
  await pressStale(browser, path)
  for (const below of ['/cancel', '/family', '/reminders', '/appointment.ics'])
    await visit(browser, manage + below, patients)
}
