import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { DESK_PATHS } from '@/lib/addresses/desk'
import { chain, setChain } from '@/lib/catalogue/chain'
import { readClosureCalls } from '@/lib/db/queries/desk/call-sources'
import { claimCall } from '@/lib/db/queries/desk/calls'
import * as dayPage from '@/pages/desk/[place]'
import * as closures from '@/pages/desk/[place]/closures'
import { type PageBrowser, serveFrom } from '@/tests/support/browser/page-browser'
import { book, depsOf, inDays, ONE_CHAIR, rowsOf, slot, THREE_CHAIRS } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { reopen } from '@/tests/support/closures'
import { atDesk } from '@/tests/support/desk/desk-browser'

describe('the desk’s page for blocked times', () => {
  const { database } = useTestPlaces()
  const day = inDays(4)
  const at = (query = '', place = THREE_CHAIRS) => `${DESK_PATHS.closures(place)}?place=${place}${query}`
  let browser: PageBrowser
  let id: string

  beforeEach(async () => {
    serveFrom(database())
    const deps = depsOf(database(), new Date())
    for (const [n, name] of ['Meena Sample', 'Ravi Kumar'].entries())
      await book(deps, { ...slot(day), placeId: THREE_CHAIRS, owner: name, name, phone: `+91980000002${n}` })
    browser = await atDesk(database())
    id = (await browser.get(closures, at())).props.view.form.id
  })
  afterEach(() => reopen(database()))

  const send = (form: Record<string, string>) => browser.post(closures, at(), form)
  const block = (intent: string, given = {}) =>
    send({ intent, id, day, from: '', until: '', chair: '', reason: 'no_power', ...given })
  const listed = async () => (await browser.get(closures, at(`&list=${id}`))).props.view
  const stored = () => database().reads.selectFrom('closures').select(['id', 'lifted_at']).execute()

  test('the preview counts the affected patients and changes nothing; a form sent twice opens one closure', async () => {
    const looked = await block('preview')
    expect(looked.props.view.form).toMatchObject({ id, day, reason: 'no_power', mistake: null })
    expect(looked.props.view.form.preview).toMatch(
      /^2 patients need a new time\. Of these, 2 can get another slot within a week\./,
    )
    expect(await stored()).toEqual([])
    const answers = [await block('open'), await block('open')]
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 303, to: `${DESK_PATHS.closures(THREE_CHAIRS)}?list=${id}` })
    expect(await stored()).toEqual([{ id, lifted_at: null }])
    expect((await listed()).standing).toEqual([
      expect.objectContaining({ title: expect.stringContaining('all day, All chairs: No power or water') }),
    ])
  })

  test('a chain’s own reasons replace the usual ones, and older closures keep theirs', async () => {
    const before = chain()
    onTestFinished(() => setChain(before))
    await block('open', { chair: '1' })
    setChain({ ...before, closureReasons: ['holiday', 'Temple festival'] })
    id = crypto.randomUUID()
    const { reasons } = (await browser.get(closures, at())).props.view.form
    expect(reasons).toEqual([
      { value: 'holiday', label: 'Holiday' },
      { value: 'Temple festival', label: 'Temple festival' },
    ])
    expect((await block('open')).status).toBe(422)
    expect((await block('open', { reason: 'Temple festival' })).status).toBe(303)
    const titles = (await listed()).standing.map(({ title }: { title: string }) => title)
    expect(titles).toEqual([
      expect.stringMatching(/Chair 1: No power or water$/),
      expect.stringMatching(/All chairs: Temple festival$/),
    ])
    const closedDay = await browser.get(dayPage, `${DESK_PATHS.day(THREE_CHAIRS)}?place=${THREE_CHAIRS}&day=${day}`)
    expect(closedDay.props.day.closed).toBe('Temple festival')
  })

  test.each([
    [{ day: 'soon' }, 'Enter a day'],
    [{ from: '9' }, 'Enter a day'],
    [{ from: '11:00', until: '10:00' }, 'Enter a day'],
    [{ chair: '9' }, 'doesn’t have that chair'],
    [{ chair: 'abc' }, 'doesn’t have that chair'],
    [{ chair: '1.5' }, 'doesn’t have that chair'],
    [{ reason: 'patients read this' }, 'Choose a reason'],
    [{ day: '2020-01-01' }, 'over'],
  ])('the page refuses %o with a clear text', async (given, words) => {
    const answer = await block('open', given)
    expect([answer.status, answer.props.view.form.mistake]).toEqual([422, expect.stringContaining(words)])
    expect(await stored()).toEqual([])
  })

  test('the page says how many patients get another chair, before and after a chair is blocked', async () => {
    const [row] = await rowsOf(database(), THREE_CHAIRS)
    const chair = String(row?.seat)
    const looked = await block('preview', { chair })
    expect(looked.props.view.form.preview).toBe(
      '1 patient gets another chair at the same time. No patients need a new time.',
    )
    const { to } = await block('open', { chair })
    expect(to).toBe(`${DESK_PATHS.closures(THREE_CHAIRS)}?list=${id}&notice=told.0.1`)
    const { view } = (await browser.get(closures, at(`&list=${id}&notice=told.0.1`))).props
    expect([view.notice, view.list.people]).toEqual(['1 patient keeps the same time, in another chair.', []])
  })

  test('the desk can send the messages, note the calls and lift the closure', async () => {
    await block('open')
    const { list } = await listed()
    expect([list.notifyLabel, list.people.map(({ state }: { state: string }) => state)]).toEqual([
      'Text 2 patients',
      ['Not texted yet', 'Not texted yet'],
    ])
    const offers = ({ acts }: { acts: { value: string; label: string }[] }) =>
      acts.find(({ value }) => value === 'tell_one')?.label
    expect(offers(list.people[0])).toBe('Offer times')
    expect(await send({ intent: 'tell', list: id })).toMatchObject({ status: 303 })
    const [first, second] = (await listed()).list.people
    expect(offers(first)).toBe('Offer times again')
    expect([first.title, first.state, first.lines[0]]).toEqual([
      expect.stringContaining('10:00 am'),
      'SMS is on its way',
      expect.stringMatching(/^Offered: .*; .*; .*$/),
    ])
    expect(first.phone).toBeNull()
    await send({ intent: 'no_answer', list: id, booking: first.bookingId })
    await send({ intent: 'reached', list: id, booking: second.bookingId })
    const now = (await listed()).list
    expect(now.notifyLabel).toBeNull()
    expect(now.people.map(({ state }: { state: string }) => state)).toEqual(['SMS is on its way', 'Reached by phone'])
    expect(now.people[0].lines).toContain('Called 1 time, no answer')
    expect(now.people[1].acts).toBeNull()
    const message = async (given: object) => {
      await database().writes.updateTable('outbox').set(given).where('kind', '=', 'new_times').execute()
      return (await listed()).list.people[0].state
    }
    expect(await message({ next_attempt_at: new Date(`${day}T02:30:00Z`) })).toMatch(/^SMS waits until .*, 8:00 am\./)
    expect(await message({ dropped: 'given_up' })).toBe('SMS not sent. Call the patient')
    expect(await message({ dropped: null, sent_at: new Date() })).toBe('Texted, no answer yet')
    await send({ intent: 'lift', list: id })
    expect(await listed()).toMatchObject({ standing: [], list: { isLifted: true } })
  })

  test('only one caller at a time can ring a patient, as on the call list', async () => {
    await block('open')
    const { writes, reads } = database()
    const ravi = {
      personal_name: 'Ravi Desk',
      personal_phone: '+919800000077',
      role: 'desk',
      everywhere: true,
    } as const
    const other = await writes
      .insertInto('staff')
      .values({ ...ravi, created_at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow()
    const own = await reads
      .selectFrom('staff')
      .where('personal_name', '=', 'Asha Desk')
      .select('id')
      .executeTakeFirstOrThrow()
    const calls = await readClosureCalls(reads, id, new Date())
    for (const [n, { id: staffId }] of [other, own].entries()) {
      const claim = { kind: 'closure', subject: calls[n]?.subject ?? '', staffId, now: new Date() } as const
      await database().transaction((tx) => claimCall(tx, { ...claim, until: new Date(Date.now() + 600_000) }))
    }
    const { people } = (await listed()).list
    const of = (n: number) => people.find((each: { bookingId: string }) => each.bookingId === calls[n]?.booking_id)
    const acts = (n: number) => of(n).acts.map(({ value }: { value: string }) => value)
    expect([of(0).phone, acts(0), of(0).lines]).toEqual([
      null,
      ['tell_one', 'stays'],
      ['Ravi Desk is calling this patient'],
    ])
    expect([of(1).phone, acts(1)]).toEqual([expect.anything(), ['reached', 'no_answer', 'tell_one', 'stays']])
    for (const intent of ['reached', 'no_answer'])
      expect((await send({ intent, list: id, booking: of(0).bookingId })).to).toContain('notice=taken')
    expect((await send({ intent: 'call', list: id, booking: of(0).bookingId })).to).toMatch(/notice=(taken|quiet)/)
    expect((await send({ intent: 'reached', list: id, booking: of(1).bookingId })).to).toContain('notice=noted')
    const ended = await reads.selectFrom('calls').where('closed_at', 'is not', null).select('outcome').execute()
    expect(ended).toEqual([{ outcome: 'settled' }])
  })

  test('staff cannot change closures of another clinic', async () => {
    expect((await browser.post(closures, at('', ONE_CHAIR), { intent: 'open', id })).status).toBe(404)
    await block('open')
    const other = await atDesk(database(), { phone: '+919800000011', places: [ONE_CHAIR] })
    await other.post(closures, at('', ONE_CHAIR), { intent: 'lift', list: id })
    expect((await other.get(closures, at(`&list=${id}`, ONE_CHAIR))).props.view.list).toBeNull()
    expect(await stored()).toEqual([{ id, lifted_at: null }])
  })
})
