import { beforeEach, describe, expect, test } from 'vitest'
import { DESK_PATHS } from '@/lib/addresses/desk'
import call from '@/pages/api/desk/s/patient'
import * as add from '@/pages/desk/[place]/new'
import * as patient from '@/pages/desk/patient/[reference]'
import { type PageBrowser, serveFrom } from '@/tests/support/browser/page-browser'
import { call as post } from '@/tests/support/call'
import { ONE_CHAIR, THREE_CHAIRS } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { atDesk } from '@/tests/support/desk/desk-browser'
import { bookedToday, nextOpenDay } from '@/tests/support/desk/desk-day'

const PHONE = '+919800000007'

describe('the patient card at the desk', () => {
  const { database } = useTestPlaces()
  let browser: PageBrowser
  let meena: { reference: string; id: string }
  let ravi: { reference: string; id: string }
  const path = (reference = meena.reference) => `${DESK_PATHS.patient(reference)}?reference=${reference}`
  const shown = async (by = browser) => (await by.get(patient, path())).props?.patient
  const change = (id: string, columns: object) =>
    database().writes.updateTable('bookings').set(columns).where('id', '=', id).execute()
  const hide = () => browser.cookies.set('__Host-desk-hide', '1')

  beforeEach(async () => {
    serveFrom(database())
    browser = await atDesk(database())
    // Midnight, so that no visit is ahead at any hour.
    const whose = { phone: PHONE, start: '00:00' }
    meena = await bookedToday(database(), { ...whose, placeId: THREE_CHAIRS, name: 'Meena Sample' })
    ravi = await bookedToday(database(), { ...whose, placeId: THREE_CHAIRS, name: 'Ravi Sample', seat: 2 })
    await bookedToday(database(), { ...whose, placeId: ONE_CHAIR, name: 'Elsewhere' })
    await change(meena.id, { visit: 'kept', kept_at: new Date(), planned_dentist: 'Dr Asha', personal_note: 'By bus' })
    await change(ravi.id, { visit: 'missed', missed_at: new Date() })
    const given = { booking_id: meena.id, asked_at: new Date(), answered_at: new Date(), score: 2 }
    await database()
      .writes.insertInto('visit_questions')
      .values({ ...given, personal_words: 'It hurt' })
      .execute()
    await database()
      .writes.insertInto('smile_photos')
      .values({
        id: crypto.randomUUID(),
        owner: 'hand',
        digest: 'd',
        booking_id: meena.id,
        bytes: 1,
        created_at: new Date(),
        stored_at: new Date(),
      })
      .execute()
  })

  test('the page shows the people of the number, their visits and links to book again', async () => {
    const view = await shown()
    expect(view).toMatchObject({ phone: { display: '98000 00007', href: 'tel:+919800000007' }, ahead: [] })
    const people = Object.fromEntries(
      view.people.map(({ name, ...person }: { name: string; counts: string }) => [name, person]),
    )
    expect(people).toEqual({
      'Meena Sample': {
        counts: 'Seen: 1. No-shows: 0. Cancelled: 0.',
        againHref: DESK_PATHS.add(THREE_CHAIRS, { again: meena.reference }),
      },
      'Ravi Sample': {
        counts: 'Seen: 0. No-shows: 1. Cancelled: 0.',
        againHref: DESK_PATHS.add(THREE_CHAIRS, { again: ravi.reference }),
      },
    })
    expect(view.past.find(({ reference }: { reference: string }) => reference === meena.reference)).toMatchObject({
      state: 'Seen',
      facts: 'Meena Sample · Braces · Test Dental T. Market · Dr Asha',
      lines: ['Note: By bus', 'Feedback: 2 of 5. “It hurt”'],
      photos: [{ small: expect.any(String) }],
    })
    expect(JSON.stringify(view)).not.toMatch(/Elsewhere|Fort/)
  })

  test('while names are hidden, the page shows no name, number, note, words or photo', async () => {
    hide()
    const view = await shown()
    expect(JSON.stringify(view)).not.toMatch(/Meena|Ravi|98000|9800000007|By bus|It hurt|Dr Asha|Braces|photos\/./)
    expect(view).toMatchObject({ phone: { display: '·0007', href: null } })
    expect(view.people.every(({ againHref }: { againHref: null }) => againHref === null)).toBe(true)
    expect(view.past.flatMap(({ photos }: { photos: [] }) => photos)).toEqual([])
  })

  test('the desk of another clinic gets a 404 for this clinic’s booking', async () => {
    const other = await atDesk(database(), { phone: '+919800000011', places: [ONE_CHAIR] })
    expect(await other.get(patient, path())).toMatchObject({ status: 404, props: null })
    const form = { intent: 'recall', months: '6', agreed: 'yes' }
    expect(await other.post(patient, path(), form)).toMatchObject({ status: 404 })
    expect(await database().reads.selectFrom('recalls').selectAll().execute()).toEqual([])
  })

  test('staff enter a recall on the card and remove it, whichever visit the card was opened from', async () => {
    const open = async () => (await browser.get(patient, path(ravi.reference))).props.patient.recall
    expect(await open()).toMatchObject({ planned: null, action: DESK_PATHS.patient(meena.reference) })
    const unclear = await browser.post(patient, path(), { intent: 'recall', months: '3' })
    expect(unclear).toMatchObject({
      status: 422,
      props: { notice: { tone: 'coral' }, patient: { recall: { months: { value: '3', isOpen: true } } } },
    })
    const done = await browser.post(patient, path(), { intent: 'recall', months: '3', agreed: 'yes' })
    expect(done.to).toBe(`${DESK_PATHS.patient(meena.reference)}?notice=recalled`)
    expect(await open()).toMatchObject({ planned: expect.stringMatching(/^Recall in .*, entered by the desk\.$/) })
    const said = await browser.get(patient, `${path()}&notice=recalled`)
    expect(said.props.notice).toMatchObject({ tone: 'leaf', text: 'Recall entered.' })
    const missed = await browser.post(patient, path(ravi.reference), { intent: 'recall', months: '3', agreed: 'yes' })
    expect(missed).toMatchObject({ status: 409, props: { notice: { tone: 'coral' } } })
    expect((await browser.post(patient, path(), { intent: 'recall_stop' })).to).toContain('notice=unrecalled')
    expect(await open()).toMatchObject({ planned: null })
    expect(await browser.post(patient, path(), { intent: 'cancel' })).toMatchObject({ status: 400 })
    await change(ravi.id, { visit: 'arrived', arrived_at: new Date() })
    expect(await open()).toBeNull()
  })

  test('an erased visit says so, and offers nothing', async () => {
    await change(meena.id, { personal_name: '', personal_phone: '', unlinked: true, personal_note: null })
    const view = await shown()
    expect(view).toMatchObject({
      people: [],
      phone: { display: '', href: null },
      past: [{ reference: meena.reference }],
    })
    expect(view.limits).toContain('deleted')
  })

  describe('the form for a new booking', () => {
    const form = (query: Record<string, string> = {}) =>
      `${DESK_PATHS.add(THREE_CHAIRS, { day: nextOpenDay(), ...query })}&place=${THREE_CHAIRS}`
    const open = async (query?: Record<string, string>) => (await browser.get(add, form(query))).props.booking
    const look = async (phone: string) => {
      const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ')
      return post(call, { phone }, { headers: { cookie } })
    }

    test('a link to book again fills in name and number, and shows the short card', async () => {
      const { values, known, isFound } = await open({ again: meena.reference })
      expect(values).toMatchObject({ name: 'Meena Sample', phone: '98000 00007', language: 'en' })
      expect(known.names.toSorted()).toEqual(['Meena Sample', 'Ravi Sample'])
      expect(isFound).toBe(false)
      expect(await database().reads.selectFrom('limit_hits').selectAll().execute()).toEqual([])
      hide()
      expect((await open({ again: meena.reference })).values).toMatchObject({ name: '', phone: '' })
    })

    test('the link fills nothing in for another clinic’s booking or an erased one', async () => {
      const other = { placeId: ONE_CHAIR, phone: '+919800000008', name: 'Other', seat: 2 }
      const { reference } = await bookedToday(database(), other)
      expect((await open({ again: reference })).values).toMatchObject({ name: '', phone: '' })
      await change(meena.id, { personal_name: '', personal_phone: '', unlinked: true })
      expect((await open({ again: meena.reference })).values).toMatchObject({ name: '', phone: '' })
      expect((await open({ again: 'nonsense' })).values).toMatchObject({ name: '', phone: '' })
    })

    test('the call answers a whole number with the short card of the desk’s own clinics', async () => {
      const { status, body } = await look('98000-00007')
      expect(status).toBe(200)
      expect(body.known.lines).toEqual([
        'Seen: 1. No-shows: 1. Cancelled: 0.',
        expect.stringMatching(/^Last: .*, Test Dental T. Market(, Dr Asha\. Seen|\. No-show)$/),
        'Note: By bus',
      ])
      expect(body.known.cardHref).toMatch(/^\/desk\/patient\/[A-Z0-9]{8}$/)
      expect(JSON.stringify(body)).not.toMatch(/Elsewhere|Fort/)
      expect((await look('98000')).body).toEqual({ known: null })
      expect((await look('98000 00009')).body.known).toEqual({
        text: 'This number has no booking at your clinics yet.',
        names: [],
        lines: [],
        cardHref: null,
      })
      hide()
      const hidden = await look('98000 00007')
      expect(JSON.stringify(hidden.body)).not.toMatch(/Meena|Ravi|By bus/)
      expect(hidden.body.known.names).toEqual([])
    })

    test('past the limit, the form says when the next number can be looked up', async () => {
      for (let n = 0; n < 59; n += 1) await look(`98000 0${1000 + n}`)
      const send = async (more: object) => {
        const { key } = await open()
        return browser.post(add, form(), { key, phone: '98000 00007', ...more })
      }
      expect((await send({ intent: 'find' })).props.booking.known.names).toHaveLength(2)
      const { known } = (await send({ intent: 'find' })).props.booking
      expect(known).toMatchObject({ text: expect.stringContaining('You have looked up many numbers'), names: [] })
      expect((await look('98000 00007')).body.known.text).toBe(known.text)
    })

    test('without scripts, the form takes the chosen name of several', async () => {
      const { key, known } = await open({ again: meena.reference })
      for (const [nth, name] of known.names.entries()) {
        const sent = { key, phone: '98000 00007', name: 'Typed', intent: 'find' }
        const answer = await browser.post(add, `${form()}&person=${nth}`, sent)
        expect(answer.props.booking.values.name).toBe(name)
        expect(answer.props.booking.action).not.toContain('person')
      }
      const beyond = await browser.post(add, `${form()}&person=9`, {
        key,
        phone: '98000 00007',
        name: 'A',
        intent: 'find',
      })
      expect(beyond.props.booking.values.name).toBe('A')
    })

    test('the form shows the short card after any mistake, too', async () => {
      const { key } = await open()
      const answer = await browser.post(add, form(), { key, phone: '98000 00007', name: '', intent: 'book' })
      expect(answer).toMatchObject({ status: 422, props: { booking: { isFound: false } } })
      expect(answer.props.booking.known.names).toHaveLength(2)
    })
  })
})
