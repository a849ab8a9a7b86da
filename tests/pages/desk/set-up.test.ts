import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DESK_PATHS } from '@/lib/addresses/desk'
import { localOf } from '@/lib/domain/clinic-time'
import { versionOf } from '@/lib/use-cases/chain/set-up-place'
import * as closures from '@/pages/desk/[place]/closures'
import * as setUp from '@/pages/desk/[place]/set-up'
import * as events from '@/pages/desk/events'
import * as manage from '@/pages/manage/[reference]'
import { type PageBrowser, serveFrom } from '@/tests/support/browser/page-browser'
import { book, depsOf, inDays, ONE_CHAIR, rowsOf, slot, THREE_CHAIRS } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { atDesk, signedInWith } from '@/tests/support/desk/desk-browser'
import { manageAt } from '@/tests/support/own-booking'

/** By the real clock, like the page. */
const TODAY = localOf(new Date()).date
const DAY = { opens: '09:00', closes: '13:00' }
const HOURS = [DAY, DAY, DAY, DAY, DAY, DAY, null]
const WEEK = HOURS.slice(0, 6).flatMap((_, at) => [
  [`opens_${at}`, '9:00'],
  [`closes_${at}`, '13.00'],
])

describe('the desk’s page for hours and chairs', () => {
  const { database } = useTestPlaces()
  let browser: PageBrowser
  beforeEach(async () => {
    serveFrom(database())
    browser = await atDesk(database(), { role: 'manager' })
  })
  afterEach(async () => {
    await database().writes.deleteFrom('seats').execute()
    const { writes } = database()
    await writes
      .updateTable('places')
      .set({ seats: 3, hours: JSON.stringify(HOURS), planned: null })
      .where('id', '=', THREE_CHAIRS)
      .execute()
  })

  const path = (query = '', place = THREE_CHAIRS) => `${DESK_PATHS.setUp(place)}?place=${place}${query}`
  const form = (given: Record<string, string> = {}) => ({
    intent: 'keep',
    version: versionOf({ seats: 3, hours: HOURS, planned: null }),
    seats: '3',
    opens_6: '',
    closes_6: '',
    from: TODAY,
    ...Object.fromEntries(WEEK),
    ...given,
  })
  const send = (given: Record<string, string> = {}, by = browser) => by.post(setUp, path(), form(given))
  const stored = () =>
    database()
      .reads.selectFrom('places')
      .select(['seats', 'hours', 'planned'])
      .where('id', '=', THREE_CHAIRS)
      .executeTakeFirst()
  /** Books three patients on a weekday; returns the weekday's number, with 0 for Monday. */
  const booked = async () => {
    const day = inDays(4)
    // Sundays are closed.
    const date = new Date(`${day}T00:00:00Z`).getUTCDay() === 0 ? inDays(5) : day
    const people = ['Meena Sample', 'Ravi Kumar', 'Uma Devi']
    for (const [n, name] of people.entries())
      await book(depsOf(database(), new Date()), {
        ...slot(date),
        placeId: THREE_CHAIRS,
        owner: name,
        name,
        phone: `+91980000002${n}`,
      })
    return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7
  }

  test('the page shows the present hours and chairs, stores changes and records who made them', async () => {
    const { view } = (await browser.get(setUp, path())).props
    expect(view).toMatchObject({ seats: '3', slotMinutes: 30, stranded: null, mistakes: {}, notice: null })
    expect(view.days[0]).toEqual({ name: 'Monday', ...DAY, breaks: '' })
    expect(view.days[6]).toEqual({ name: 'Sunday', opens: '', closes: '', breaks: '' })
    const to = `${DESK_PATHS.setUp(THREE_CHAIRS)}?notice=kept.0`
    const changed = { seats: '4', opens_6: '10', closes_6: '1200', breaks_0: '10.30 - 11:30' }
    // A form sent twice takes effect once.
    expect([(await send(changed)).to, (await send(changed)).to]).toEqual([to, to])
    expect(await stored()).toEqual({
      seats: 4,
      planned: null,
      hours: [
        { ...DAY, breaks: [{ from: '10:30', until: '11:30' }] },
        ...HOURS.slice(1, 6),
        { opens: '10:00', closes: '12:00' },
      ],
    })
    expect((await browser.get(setUp, path('&notice=kept.0'))).props.view.notice.text).toMatch(/^Saved\./)
    const { lines } = (await browser.get(events, '/desk/events')).props.events
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({ who: 'Asha Desk', what: 'Set hours and chairs' })
    expect(lines[0].changes).toMatch(
      /^Chairs or teams: 3 → 4, Hours: .* Sunday closed → Monday 9:00 am to 10:30 am and 11:30 am to 1:00 pm, .* Sunday 10:00 am to 12:00 pm$/,
    )
  })

  test.each<[string, Record<string, string>, string, string]>([
    ['no number', { seats: 'many' }, 'seats', 'Enter a number'],
    ['no chair', { seats: '0' }, 'seats', 'Enter a number'],
    ['half a day', { closes_1: '' }, 'closes_1', 'Enter both times for Tuesday'],
    ['a day the wrong way round', { opens_2: '14:00' }, 'closes_2', 'Enter times for Wednesday that follow each other'],
    ['a time between the steps', { opens_0: '9:02' }, 'opens_0', 'in steps of five minutes'],
    ['a break that is no time', { breaks_3: 'lunch' }, 'breaks_3', 'Enter the break of Thursday such as 13:30-16:30'],
    ['a break the wrong way round', { breaks_3: '11:00-10:30' }, 'breaks_3', 'that follow each other'],
    ['a break on a closed day', { breaks_6: '11:00-12:00' }, 'opens_6', 'Enter both times for Sunday'],
    ['a day that is over', { from: '2026-01-01' }, 'from', 'Choose a day from today to'],
    ['a day beyond the calendar', { from: inDays(32) }, 'from', 'Choose a day from today to'],
    ['no day', { from: '' }, 'from', 'Choose a day from today to'],
    ['texts', { opens_0: '<b>nine</b>' }, 'opens_0', 'in steps of five minutes'],
    ['less than an appointment', { opens_0: '12:45' }, 'closes_0', 'with room for one appointment'],
  ])('the page refuses %s at its field and keeps the typed values', async (_, given, control, words) => {
    const { status, props } = await send(given)
    expect([status, Object.keys(props.view.mistakes)]).toEqual([422, [control]])
    expect(props.view.mistakes[control]).toContain(words)
    expect(await stored()).toEqual({ seats: 3, hours: HOURS, planned: null })
  })

  test('the page lists the patients who would lose their slot, and changes nothing until they are offered new slots', async () => {
    const at = await booked()
    const shorter = { [`opens_${at}`]: '11:00' }
    const { status, props } = await send(shorter)
    expect([status, props.view.stranded.length]).toEqual([422, 3])
    expect(props.view.stranded[0]).toEqual({
      reference: expect.stringMatching(/^[A-Z0-9]{8}$/),
      href: expect.stringContaining('/desk/booking/'),
      line: expect.stringMatching(/10:00 am: outside these hours$/),
    })
    expect(props.view.days[at].opens).toBe('11:00')
    expect(await stored()).toEqual({ seats: 3, hours: HOURS, planned: null })
    expect((await send({ ...shorter, offer: 'yes' })).to).toBe(`${DESK_PATHS.setUp(THREE_CHAIRS)}?notice=kept.3`)
    expect((await stored())?.hours[at]).toEqual({ opens: '11:00', closes: '13:00' })
    const { notice } = (await browser.get(setUp, path('&notice=kept.3'))).props.view
    expect(notice).toEqual({
      text: expect.stringMatching(/^Saved\. 3 patients/),
      listHref: DESK_PATHS.closures(THREE_CHAIRS),
    })
    const { standing } = (await browser.get(closures, `${DESK_PATHS.closures(THREE_CHAIRS)}?place=${THREE_CHAIRS}`))
      .props.view
    expect(standing).toEqual([
      expect.objectContaining({
        title: expect.stringMatching(/^New hours or fewer chairs, set .*, \d+:\d\d [ap]m$/),
        line: '3 patients haven’t answered',
      }),
    ])
    const told = await database().reads.selectFrom('outbox').select('kind').where('kind', '=', 'new_times').execute()
    expect(told).toHaveLength(3)
  })

  test('the page stores hours for a later day beside the present ones, shows them and can remove them', async () => {
    const from = inDays(7)
    const later = { from, opens_0: '10:00' }
    const to = `${DESK_PATHS.setUp(THREE_CHAIRS)}?notice=kept.0.${from}`
    expect([(await send(later)).to, (await send(later)).to]).toEqual([to, to])
    const planned = { from, hours: [{ opens: '10:00', closes: '13:00' }, ...HOURS.slice(1)] }
    expect(await stored()).toEqual({ seats: 3, hours: HOURS, planned })
    const { view } = (await browser.get(setUp, path(`&notice=kept.0.${from}`))).props
    expect(view.days[0]).toEqual({ name: 'Monday', ...DAY, breaks: '' })
    expect(view.planned.days[0]).toEqual({ name: 'Monday', hours: '10:00 am to 1:00 pm' })
    expect(view.notice.text).toContain(`The new hours start on ${view.planned.day}`)
    const back = { intent: 'take_back', version: view.version }
    expect((await browser.post(setUp, path(), back)).to).toBe(`${DESK_PATHS.setUp(THREE_CHAIRS)}?notice=kept.0`)
    expect((await stored())?.planned).toBeNull()
    const { lines } = (await browser.get(events, '/desk/events')).props.events
    expect(lines.map(({ changes }: { changes: string }) => changes)).toEqual([
      expect.stringMatching(/^Planned hours: from .* 10:00 am to 1:00 pm.* → none$/),
      expect.stringMatching(/^Planned hours: none → from .* 10:00 am to 1:00 pm/),
    ])
  })

  test('for later hours the page lists only the patients affected from that day on', async () => {
    const at = await booked()
    const shorter = { [`opens_${at}`]: '11:00' }
    expect((await send({ ...shorter, from: inDays(7) })).to).toContain('notice=kept.0')
    const { version } = (await browser.get(setUp, path())).props.view
    const { status, props } = await send({ ...shorter, from: inDays(2), version })
    expect([status, props.view.stranded.length, props.view.from.value]).toEqual([422, 3, inDays(2)])
    expect((await stored())?.planned?.from).toBe(inDays(7))
  })

  test('with fewer chairs, patients move to a free chair where there is one', async () => {
    await booked()
    await database().writes.deleteFrom('seats').where('seat', '=', 1).execute()
    expect((await send({ seats: '2' })).to).toContain('notice=kept.0')
    expect((await rowsOf(database(), THREE_CHAIRS)).map(({ seat }) => seat).sort()).toEqual([1, 2])
  })

  test('the page says who keeps the hour but loses the chair', async () => {
    const at = await booked()
    const { stranded } = (await send({ seats: '2' })).props.view
    expect(stranded).toEqual([expect.objectContaining({ line: expect.stringMatching(/10:00 am: no chair left$/) })])
    const both = (await send({ seats: '2', [`opens_${at}`]: '11:00' })).props.view.stranded
    expect(both.map(({ line }: { line: string }) => line.split(': ').at(-1))).toEqual(
      Array(3).fill('outside these hours'),
    )
  })

  test('a patient who lost a chair is offered other slots, without a word about opening hours', async () => {
    await booked()
    const [lost] = (await send({ seats: '2' })).props.view.stranded
    await send({ seats: '2', offer: 'yes' })
    const seen: string[] = []
    for (const n of [0, 1, 2]) {
      const patient = await signedInWith(database(), `+91980000002${n}`)
      const { affected } = (await patient.get(manage, manageAt(lost.reference))).props
      if (affected) seen.push(affected.why)
    }
    expect(seen).toEqual([expect.stringMatching(/^Sorry, our opening hours have changed and we can’t see you on /)])
  })

  test('a manager with a stale form sees the present hours, and nothing of the form is stored', async () => {
    await send({ seats: '5' })
    const { status, props } = await send({ seats: '1' })
    expect([status, props.view.seats, props.view.mistakes.seats]).toEqual([
      422,
      '5',
      expect.stringMatching(/^A colleague has changed these hours/),
    ])
    expect((await stored())?.seats).toBe(5)
  })

  test('only a manager of the clinic can open the page', async () => {
    const desk = await atDesk(database(), { phone: '+919800000011' })
    expect((await desk.get(setUp, path())).status).toBe(404)
    expect((await send({ seats: '9' }, desk)).status).toBe(404)
    expect((await browser.post(setUp, path('', ONE_CHAIR), form({ seats: '9' }))).status).toBe(404)
    await database().writes.updateTable('places').set({ in_chain: false }).where('id', '=', THREE_CHAIRS).execute()
    const gone = await browser.get(setUp, path())
    await database().writes.updateTable('places').set({ in_chain: true }).where('id', '=', THREE_CHAIRS).execute()
    expect(gone.status).toBe(404)
    expect((await stored())?.seats).toBe(3)
  })
})
