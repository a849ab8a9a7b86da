import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { isCallTime } from '@/lib/domain/desk/calls'
import * as calls from '@/pages/desk/calls'
import * as funnel from '@/pages/desk/funnel'
import { openAccount } from '@/tests/support/account/accounts'
import { type PageBrowser, serveFrom } from '@/tests/support/browser/page-browser'
import { CITY, ONE_CHAIR, THREE_CHAIRS } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { atDesk } from '@/tests/support/desk/desk-browser'
import { PHONE, putBooking, putLead } from '@/tests/support/put-rows'

const JUST_NOW = () => new Date(Date.now() - 3_600_000)
const AT = `place=${THREE_CHAIRS}`

describe('the page of the call list', () => {
  const { database } = useTestPlaces()
  /** An emergency of a known number, by the real clock: it may be called at any hour. */
  async function lead(given: Parameters<typeof putLead>[1] = {}): Promise<string> {
    const id = randomUUID()
    const times = { created_at: JUST_NOW(), updated_at: JUST_NOW(), finished_at: JUST_NOW() }
    const asked = { answers: JSON.stringify({ city: CITY, concern_category: 'emergency', treatment: 'root_canal' }) }
    await openAccount({ db: database(), now: JUST_NOW() }, { phone: PHONE, name: 'Asha Rao' })
    await putLead(database(), { id, personal_name: 'Asha Rao', ...asked, ...times, ...given })
    return id
  }
  const open = async (given: Parameters<typeof atDesk>[1] = {}): Promise<PageBrowser> => {
    serveFrom(database())
    return atDesk(database(), given)
  }
  const post = (browser: PageBrowser, form: Record<string, string>, query = '') =>
    browser.post(calls, `/desk/calls?${AT}${query}`, form)
  const get = async (browser: PageBrowser, to = `/desk/calls?${AT}`) => (await browser.get(calls, to)).props?.calls

  test('the list shows who to call, and the whole number only to the staff member who took the call', async () => {
    const subject = await lead()
    const [ann, bob] = [await open(), await open({ phone: '+919800000011' })]
    const before = await get(ann)
    expect(before.tabs.map(({ kind, count }: { kind: string; count: string }) => [kind, count])).toEqual([
      ['lead', '1'],
      ['unproved', '0'],
      ['closure', '0'],
      ['unhappy', '0'],
      ['earlier', '0'],
      ['recall', '0'],
      ['waiting', '0'],
    ])
    expect(before.lines).toMatchObject([
      { subject, name: 'Asha Rao', ending: '··· 0001', isUrgent: true, about: 'Root Canal', state: 'open' },
    ])
    expect(JSON.stringify(before)).not.toContain('98000')
    const taken = await post(ann, { intent: 'next' })
    expect(taken).toMatchObject({ status: 303, to: `/desk/calls?${AT}&kind=lead` })
    const mine = await get(ann, taken.to ?? '')
    expect(mine.claimed).toMatchObject({ subject, phone: { text: '98000 00001', href: `tel:${PHONE}` } })
    const theirs = await get(bob)
    expect([theirs.claimed, theirs.lines[0].state]).toEqual([null, 'other'])
    expect(JSON.stringify(theirs)).not.toContain('98000')
    expect((await post(bob, { intent: 'claim', subject })).to).toContain('notice=taken')
    expect((await post(bob, { intent: 'dont_call', subject })).to).toContain('notice=lost')
  })

  test('the desk records the outcome of a call, and the call leaves the list', async () => {
    const subject = await lead()
    const ann = await open()
    await post(ann, { intent: 'claim', subject })
    expect((await post(ann, { intent: 'later', subject, date: '2020-01-01', time: '10:00' })).to).toContain(
      'notice=when',
    )
    expect((await post(ann, { intent: 'no_answer', subject })).to).toContain('notice=again')
    await post(ann, { intent: 'claim', subject })
    const ended = await post(ann, { intent: 'dont_call', subject })
    expect(ended.to).toContain('notice=ended')
    expect(await get(ann, ended.to ?? '')).toMatchObject({ result: 'ended', claimed: null, lines: [] })
    const verbs = await database().reads.selectFrom('desk_events').select(['verb', 'place_id']).orderBy('id').execute()
    expect(verbs).toEqual(
      ['call_claim', 'call_end', 'call_claim', 'call_end'].map((verb) => ({ verb, place_id: THREE_CHAIRS })),
    )
  })

  test('neither a GET nor an unknown form changes anything', async () => {
    const subject = await lead()
    const ann = await open()
    await get(ann, `/desk/calls?${AT}&act=claim&subject=${subject}`)
    const forms = [
      { intent: 'claim', subject: "x'" },
      { intent: 'steal', subject },
      { intent: 'claim', subject: randomUUID() },
    ]
    const answers = []
    for (const form of forms) answers.push((await post(ann, form)).status)
    expect(answers).toEqual([400, 400, 303])
    expect(await database().reads.selectFrom('calls').selectAll().execute()).toEqual([])
  })

  test('nobody can take a call at night, except an emergency', async () => {
    const subject = await lead({ answers: JSON.stringify({ city: CITY }) })
    const ann = await open()
    const { to } = await post(ann, { intent: 'claim', subject })
    const page = await get(ann)
    if (isCallTime(new Date())) expect([page.isQuiet, page.claimed?.subject]).toEqual([false, subject])
    else expect([page.isQuiet, page.claimed, to?.includes('notice=outside_hours')]).toEqual([true, null, true])
  })

  test('the list and its file show only the desk’s own city and clinics', async () => {
    await lead({ answers: JSON.stringify({ city: 'chennai', concern_category: 'emergency' }) })
    await putBooking(database(), {}, { starts_at: new Date(Math.ceil(Date.now() / 3_600_000 + 2) * 3_600_000) })
    const [here, there] = [await open(), await open({ phone: '+919800000011', places: [ONE_CHAIR] })]
    const unproved = `/desk/calls?kind=unproved`
    expect((await get(here)).lines).toEqual([])
    expect((await get(here, unproved)).lines).toHaveLength(1)
    expect((await get(there, unproved)).lines).toEqual([])
    const file = async (browser: PageBrowser) =>
      (await browser.post(calls, unproved, { intent: 'save' })).sent?.toString('utf8')
    expect(await file(here)).toContain(`'${PHONE}`)
    expect(await file(there)).not.toContain('98000')
  })

  test('the exported file is safe for spreadsheets and is not cached', async () => {
    await lead({ personal_name: '=HYPERLINK("http://x")' })
    const answer = await (await open()).post(calls, `/desk/calls?${AT}`, { intent: 'save' })
    const [head = '', row = ''] = (answer.sent?.toString('utf8') ?? '').split('\r\n')
    expect(head.startsWith('\ufeffName,Phone,About')).toBe(true)
    expect(row.startsWith(`"'=HYPERLINK(""http://x"")",'${PHONE},Root Canal,`)).toBe(true)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(/^attachment; filename="calls-lead-[\d-]+\.csv"$/),
      'cache-control': 'no-store',
    })
  })

  test('the export is recorded, and only a form starts it', async () => {
    await lead()
    const ann = await open()
    const saved = () =>
      database()
        .reads.selectFrom('desk_events')
        .where('verb', '=', 'calls_saved')
        .select(['place_id', 'after'])
        .execute()
    expect((await ann.get(calls, `/desk/calls?${AT}&csv=1`)).sent).toBeFalsy()
    expect(await saved()).toEqual([])
    await ann.post(calls, `/desk/calls?${AT}`, { intent: 'save' })
    expect(await saved()).toEqual([{ place_id: expect.any(String), after: { rows: 1 } }])
  })

  test('a hidden screen hides names, numbers and reasons', async () => {
    await lead()
    const ann = await open()
    ann.cookies.set('__Host-desk-hide', '1')
    const { lines } = await get(ann)
    expect(lines).toMatchObject([{ name: 'A. R.', ending: '··· 0001', about: '' }])
    const { sent } = await ann.post(calls, `/desk/calls?${AT}`, { intent: 'save' })
    expect(sent?.toString('utf8')).not.toMatch(/Asha|98000|Root/)
  })

  test('the list continues on further pages, whose addresses contain no names', async () => {
    for (let n = 0; n < 51; n += 1)
      await lead({ personal_phone: `+9198000001${String(n).padStart(2, '0')}`, owner: `${n}` })
    const ann = await open()
    const first = await get(ann)
    const second = await get(ann, first.moreHref)
    expect([first.lines.length, second.lines.length, second.moreHref]).toEqual([50, 1, null])
    expect(first.moreHref).not.toMatch(/98000|Asha/)
    expect(first.lines.map(({ subject }: { subject: string }) => subject)).not.toContain(second.lines[0].subject)
  })
})

describe('the page of the funnel', () => {
  const { database } = useTestPlaces()

  test('a manager sees the counts, without those below five, and can export them', async () => {
    for (let n = 0; n < 6; n += 1)
      await putBooking(
        database(),
        { booked_at: new Date(), proved: n < 4, attribution: JSON.stringify({ utm_campaign: 'Spring' }) },
        { starts_at: new Date(Date.UTC(2030, 0, 1, 4 + n)) },
      )
    serveFrom(database())
    const manager = await atDesk(database(), { role: 'manager', places: null })
    const { props } = await manager.get(funnel, '/desk/funnel?by=campaign')
    expect(props.funnel.lines).toEqual([
      { key: 'spring', name: 'spring', cells: ['0', '0', '0', '6', '0', '0', '<5', '0', '0'], booked: 6 },
    ])
    const { sent } = await manager.get(funnel, props.funnel.csvHref)
    expect(sent?.toString('utf8')).toBe(
      '\ufeffCampaign,Views,People,Numbers,Booked,Cancelled,No-show,Verified,Arrived,Seen\r\nspring,0,0,0,6,0,0,<5,0,0\r\n',
    )
  })
})
