// @vitest-environment jsdom
// A patient without scripts reads every page, step, refusal and message in one language alone.
import { describe, expect, test } from 'vitest'
import { DEFAULT_LANGUAGE, TAGS } from '@/lib/catalogue/languages'
import type { MessageKind } from '@/lib/db/message-kinds'
import type { Database } from '@/lib/db/schema'
import type { Browser } from '@/tests/reliability/support/browser'
import { report } from '@/tests/reliability/support/counts'
import { cancel, move, readPages } from '@/tests/reliability/support/languages/booked'
import { readAccount, readFaults, readListed, readUnlisted } from '@/tests/reliability/support/languages/elsewhere'
import { messagesIn, type Sent } from '@/tests/reliability/support/languages/messages'
import { type Booked, type Patients, patientsIn, signedIn } from '@/tests/reliability/support/languages/patient'
import { walkAll } from '@/tests/reliability/support/languages/walk-all'
import { untilDelivered, withRows } from '@/tests/reliability/support/ledger'
import { ownSite } from '@/tests/reliability/support/servers/own-site'
import { open } from '@/tests/reliability/support/walks'

const { site, databaseUrl } = ownSite()
const rows = <T>(ask: (db: Database) => Promise<T>) => withRows({ databaseUrl: databaseUrl() }, ask)

const languages = TAGS.filter((tag) => tag !== DEFAULT_LANGUAGE).map((tag) => ({ tag, patients: patientsIn(tag) }))
const guest = (patients: Patients): Browser => patients.browser(site().origin)

/** A patient of the walks gets these, and by day perhaps a reminder or an offer. */
const KINDS: readonly MessageKind[] = [
  'booking_confirmed',
  'booking_moved',
  'booking_cancelled',
  'booking_companions',
  'booking_link',
  'mail_confirmed',
  'mail_moved',
  'mail_cancelled',
  'call_asked',
  'code',
  'membership_activated',
]

/** A visit at home, and one of an account at a clinic. */
const changedOf = ({ booked }: Patients): Booked[] => booked.slice(0, 2)

const sent: Sent[] = []
const messagesTo = ({ reached }: Patients): Sent[] => sent.filter(({ to }) => reached.has(to))

async function deliver(): Promise<void> {
  await rows(async (db) => {
    await untilDelivered(db)
    sent.splice(0, sent.length, ...(await messagesIn(db)))
  })
}

/** The code of the newest SMS to a number. */
async function codeTo(phone: string): Promise<string> {
  const messages = await rows(messagesIn)
  const codes = messages.filter(({ kind, to }) => kind === 'code' && to === `+91${phone}`)
  return /\b\d{6}\b/.exec(codes.at(-1)?.texts[0] ?? '')?.[0] ?? ''
}

const expectNoFault = ({ reader }: Patients) => expect([...reader.faults]).toEqual([])

test('a reader of Tamil notes the words and links of an English page', async () => {
  const patients = patientsIn('ta')
  await guest(patients).get('/membership')
  const faults = [...patients.reader.faults]
  expect(faults).toContain('200 /membership is in en')
  expect(faults).toContain('200 /membership leads to /clinics')
  expect(faults.filter((each) => each.includes(' says: ')).length).toBeGreaterThan(20)
})

describe.each(languages)('before a booking in $tag', ({ patients }) => {
  test('the pages of the sitemap', async () => {
    expect(await readListed(guest(patients), patients)).toBeGreaterThan(80)
    expectNoFault(patients)
  })

  test('pages of guests, with their refusals', async () => {
    await readUnlisted(guest(patients), patients)
    await readFaults(guest(patients), patients)
    expectNoFault(patients)
  })

  test('every step of every flow, and each step’s refusals', async () => {
    await rows((db) => walkAll(patients, db, site().origin))
    expect(patients.booked).toHaveLength(8)
    expectNoFault(patients)
  })
})

test('the confirmations are sent', deliver)

describe.each(languages)('with a booking in $tag', ({ patients }) => {
  test('the pages behind the links of messages, with their refusals', async () => {
    const links = messagesTo(patients).flatMap(({ link }) => link ?? [])
    expect(new Set(links).size).toBe(8)
    for (const link of links) await open(guest(patients), link)
    for (const booked of changedOf(patients)) {
      await readPages(patients, booked, codeTo)
      // The page has renewed the link of the message.
      for (const link of links.filter((each) => each.includes(booked.reference))) await open(guest(patients), link)
      await move(patients, booked)
    }
    expectNoFault(patients)
  })
})

test('the changes are sent', deliver)

describe.each(languages)('after a booking in $tag', ({ patients }) => {
  test('the pages of a cancelled booking', async () => {
    for (const each of changedOf(patients)) await cancel(patients, each)
    expectNoFault(patients)
  })

  test('the pages of an account', async () => {
    const { browser } = await rows((db) => signedIn(patients, db, site().origin))
    await readAccount(browser, patients)
    expectNoFault(patients)
  })
})

test('the cancellations are sent', deliver)

test.each(languages)('every message in $tag', ({ patients }) => {
  const messages = messagesTo(patients)
  expect(messages.map(({ kind }) => kind)).toEqual(expect.arrayContaining([...KINDS]))
  for (const { kind, texts } of messages) patients.reader.check(kind, texts)
  expectNoFault(patients)
  report(`${patients.reader.seen.pages} pages and ${messages.length} messages read in ${patients.tag}`)
})
