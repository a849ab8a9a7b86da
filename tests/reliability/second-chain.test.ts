// @vitest-environment jsdom
// A chain that imported its own file. Its patients find no word, number or picture of the sample chain anywhere.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { receiptPath } from '@/lib/addresses/paths'
import { USUAL_COLOURS } from '@/lib/catalogue/brand/colours'
import { readChainFile } from '@/lib/chain-file/read'
import type { Database } from '@/lib/db/schema'
import { drawPreview } from '@/lib/photos/brand-pictures'
import { serveChain } from '@/lib/use-cases/chain/serve'
import { OPERATOR } from '@/lib/use-cases/desk/actor'
import { takeMoney } from '@/lib/use-cases/desk/money/take-money'
import { type Browser, openBrowser, type Reply } from '@/tests/reliability/support/browser'
import { report } from '@/tests/reliability/support/counts'
import { decode } from '@/tests/reliability/support/html'
import { cancel, move, readPages } from '@/tests/reliability/support/languages/booked'
import { readAccount, readFaults, readUnlisted } from '@/tests/reliability/support/languages/elsewhere'
import { messagesIn } from '@/tests/reliability/support/languages/messages'
import { type Patients, patientsIn, signedIn } from '@/tests/reliability/support/languages/patient'
import { walkAll } from '@/tests/reliability/support/languages/walk-all'
import { untilDelivered, withRows } from '@/tests/reliability/support/ledger'
import { newPerson } from '@/tests/reliability/support/people'
import { operate } from '@/tests/reliability/support/servers/operate'
import { openPostgres, type Postgres } from '@/tests/reliability/support/servers/postgres-control'
import { type Site, startSite, temporaryFolder } from '@/tests/reliability/support/servers/site-process'
import { depsOf } from '@/tests/support/chain/test-places'

const [, WRITTEN = ''] = readFileSync('docs/how-to/open-a-new-chain.md', 'utf8').split(/```json\n|\n```\n/)
const OWN = {
  ...JSON.parse(WRITTEN),
  membership: { checkUps: 3, cleanings: 1, percentOff: 15, price: 99_900 },
  callBack: { days: ['tue', 'thu'], hours: '10:00-13:00', who: 'Dr Mohini Gokhale' },
  referralReward: 'a toothbrush',
  award: { title: 'Kindest clinics, 2026', proof: 'https://awards.example/kindest', until: '2099-12-31' },
  payments: {
    sellers: { Maharashtra: { code: 'MH', name: 'Mula Dental LLP', address: '3 Ghat Road, Pune 411001' } },
    tax: { aligner_scan: 0, smile_design: 0, implant_scan: 0, clinic_visit: 0 },
  },
  treatments: { root_canal: { name: 'Saving a tooth', price: { from: 410_000, to: 820_000 } } },
  treatmentOrder: ['root_canal'],
}
OWN.prices.smile_design.atHome = 94_900

/** Texts that any chain may have. */
const COMMON = ['dentist', 'clinic', 'pune', 'reception']

/** The words and numbers of the sample chain that this chain does not have, in lower case. */
function foreignWords(): string[] {
  const read = readChainFile(readFileSync('lib/chain-file/sample.json', 'utf8'))
  if (read.kind !== 'read') throw new Error('The sample chain has mistakes')
  const { brand, award, sms, cities, clinics, homeZones } = read.chain
  const own = JSON.stringify(OWN).toLowerCase()
  const registered = [sms, ...Object.values(sms.translations)]
  const words = [
    'muthu',
    'southern',
    'in the south',
    brand.helpPhone,
    brand.email,
    brand.address,
    ...brand.profiles,
    ...(award ? [award.title, ...award.lines, award.proof] : []),
    ...registered.flatMap(({ templates }) => Object.values(templates)),
    ...cities.flatMap(({ name, aliases }) => [name, ...aliases]),
    ...clinics.flatMap(({ name, locality, address, phone, team }) => [
      name,
      locality,
      address,
      phone,
      phone.replaceAll(' ', ''),
      ...team.flatMap((one) => [one.name, one.registration]),
    ]),
    ...homeZones.map(({ name }) => name),
  ]
  const known = new Set(words.map((word) => word.toLowerCase()))
  return [...known].filter((word) => word.length > 3 && !own.includes(word) && !COMMON.includes(word))
}

const FOREIGN = foreignWords()
const faults = new Set<string>()
const seen = { pages: 0, messages: 0 }
const previews = new Set<string>()

/** A page may repeat what its address asks for. */
function check(where: string, text: string, asked = ''): void {
  const lower = text.toLowerCase()
  for (const word of FOREIGN) if (lower.includes(word) && !asked.includes(word)) faults.add(`${where} has ${word}`)
}

function hear({ path, body }: Reply): void {
  seen.pages += 1
  for (const [, url = ''] of body.matchAll(/property="og:image" content="([^"]+)"/g)) previews.add(url)
  check(path.split('?')[0] ?? '', decode(body), path)
}

const patients: Patients = {
  ...patientsIn('en'),
  person: () => ({ ...newPerson(), city: 'pune', cid: '1', pincode: '411001' }),
  browser: (origin) => openBrowser(origin, new Map(), hear),
}

let postgres: Postgres
let site: Site
/** Marks a booking as paid in cash, if it has a price. */
async function payAtDesk(db: Database, reference: string): Promise<void> {
  await serveChain(db)
  const bookings = db.reads.selectFrom('bookings').where('reference', '=', reference)
  const { price_paise: paise } = await bookings.select('price_paise').executeTakeFirstOrThrow()
  await takeMoney(depsOf(db, new Date()), OPERATOR, { reference, method: 'cash', paise, takings: 0 })
}

const guest = (): Browser => patients.browser(site.origin)
const withDatabase = <T>(ask: Parameters<typeof withRows<T>>[1]) => withRows({ databaseUrl: postgres.url }, ask)

beforeAll(async () => {
  postgres = await openPostgres()
  const file = join(temporaryFolder(), 'chain.json')
  writeFileSync(file, JSON.stringify(OWN))
  const variables = { DATABASE_URL: postgres.url, DATA_DIR: temporaryFolder() }
  const { out, error } = await operate(variables, 'import', file)
  expect([out, error]).toEqual([expect.stringContaining('The chain is imported'), ''])
  site = await startSite({ ...variables, SAMPLE_CHAIN: 'off' })
})
afterAll(async () => {
  await site?.stop()
  await postgres?.stop()
})

test('every page of the sitemap, in every language', async () => {
  const { body } = await guest().get('/sitemap.xml')
  const paths = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  expect(paths.length).toBeGreaterThan(150)
  for (const path of paths) await guest().get(path)
  const membership = (await guest().get('/membership')).body
  const [, main = ''] = /<main(.*)<\/main>/s.exec(membership) ?? []
  expect(main).toContain('3 checkups with')
  expect(main).toContain('It costs ₹999, paid at the clinic on your first visit.')
  expect(main).not.toMatch(/free/i)
  expect(membership).toMatch(/<meta name="description" content="[^"]*₹999 a year, paid at the clinic/)
  expect((await guest().get('/')).body).toContain('Saving a tooth')
  expect([...faults]).toEqual([])
})

test('every flow, and the pages of its booking', async () => {
  await withDatabase((db) => walkAll(patients, db, site.origin))
  expect(patients.booked).toHaveLength(8)
  await withDatabase((db) => untilDelivered(db))
  const codeTo = async (phone: string) => {
    const messages = await withDatabase(messagesIn)
    const codes = messages.filter(({ kind, to }) => kind === 'code' && to === `+91${phone}`)
    return /\b\d{6}\b/.exec(codes.at(-1)?.texts[0] ?? '')?.[0] ?? ''
  }
  for (const booked of patients.booked.slice(0, 2)) {
    await readPages(patients, booked, codeTo)
    await move(patients, booked)
    await cancel(patients, booked)
  }
  const paid = patients.booked.slice(2)
  for (const { reference } of paid) await withDatabase((db) => payAtDesk(db, reference))
  const receipts = await Promise.all(paid.map(({ browser, reference }) => browser.get(receiptPath(reference))))
  expect(receipts.filter(({ body }) => body.includes('Mula Dental LLP')).length).toBeGreaterThan(1)
  expect([...faults]).toEqual([])
})

test('the account, and the pages that no sitemap has', async () => {
  await readUnlisted(guest(), patients)
  const { browser } = await withDatabase((db) => signedIn(patients, db, site.origin))
  await readAccount(browser, patients)
  await readFaults(guest(), patients)
  expect([...faults]).toEqual([])
})

test('every picture of a shared link', async () => {
  expect(previews.size).toBeGreaterThan(15)
  const own = { name: OWN.brand.name, ink: USUAL_COLOURS.dark, logo: null }
  for (const url of previews) {
    const { pathname } = new URL(url)
    expect(pathname).toMatch(/^\/brand\/[\w-]+\.png$/)
    const { bytes } = await drawPreview(pathname.slice('/brand/'.length), own)
    const shown = await fetch(`${site.origin}${pathname}`)
    expect(Buffer.from(await shown.arrayBuffer()).equals(bytes), pathname).toBe(true)
  }
})

test('every message and calendar entry', async () => {
  const messages = await withDatabase(async (db) => {
    await untilDelivered(db)
    return messagesIn(db)
  })
  for (const { kind, texts } of messages) {
    seen.messages += 1
    for (const text of texts) check(kind, text.replaceAll('book.muthu-dental.example', ''))
  }
  expect([...faults]).toEqual([])
  const activated = messages.find(({ kind }) => kind === 'membership_activated')
  expect(activated?.texts.join()).toContain('Pay Rs 999 at the clinic on your first visit')
  expect(seen.messages).toBeGreaterThan(20)
  report(`${seen.pages} pages and ${seen.messages} messages of a second chain read`)
})
