import { randomUUID } from 'node:crypto'
import type { GetServerSideProps } from 'next'
import { beforeEach, describe, expect, test } from 'vitest'
import { formatSlot } from '@/flows/params'
import { DESK_PATHS } from '@/lib/addresses/desk'
import { DEFAULT_LANGUAGE } from '@/lib/catalogue/languages'
import { localOf } from '@/lib/domain/clinic-time'
import { textsIn } from '@/lib/texts/languages'
import * as dashboard from '@/pages/account'
import * as profile from '@/pages/account/profile'
import * as clinics from '@/pages/clinics'
import * as cityClinics from '@/pages/clinics/[city]'
import * as day from '@/pages/desk/[place]'
import * as closures from '@/pages/desk/[place]/closures'
import * as money from '@/pages/desk/[place]/money'
import * as add from '@/pages/desk/[place]/new'
import * as setUp from '@/pages/desk/[place]/set-up'
import * as booking from '@/pages/desk/booking/[reference]'
import * as bookings from '@/pages/desk/bookings'
import * as calls from '@/pages/desk/calls'
import * as events from '@/pages/desk/events'
import * as lock from '@/pages/desk/lock'
import * as find from '@/pages/manage'
import * as manage from '@/pages/manage/[reference]'
import * as family from '@/pages/manage/[reference]/family'
import * as recall from '@/pages/manage/[reference]/recall'
import * as reminders from '@/pages/manage/[reference]/reminders'
import * as visit from '@/pages/manage/[reference]/visit'
import * as success from '@/pages/unified-booking/ext/success'
import * as waiting from '@/pages/waiting-list'
import { PageBrowser, serveFrom } from '@/tests/support/browser/page-browser'
import { ONE_CHAIR, THREE_CHAIRS } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { atDesk, signedInWith } from '@/tests/support/desk/desk-browser'
import { bookedToday } from '@/tests/support/desk/desk-day'

type Page = { getServerSideProps: GetServerSideProps }
const REFERENCE = 'reference'
const AT = `place=${THREE_CHAIRS}`
const LIST = { list: randomUUID(), booking: randomUUID() }
const SUBJECT = { subject: randomUUID() }
const MARK = { reference: 'AAAAAAAA', version: '0', to: 'arrived' }

/** Each desk page at the clinic with three chairs, with a form for each of its intents. */
const DESK: [string, Page, string, Record<string, Record<string, string>>][] = [
  [
    'day',
    day,
    `${DESK_PATHS.day(THREE_CHAIRS)}?${AT}`,
    { mark: MARK, undo: MARK, delay: { chair: '1', minutes: '20' } },
  ],
  [
    'closures',
    closures,
    `${DESK_PATHS.closures(THREE_CHAIRS)}?${AT}`,
    {
      preview: { id: randomUUID() },
      open: { id: randomUUID() },
      lift: LIST,
      tell: LIST,
      tell_one: LIST,
      call: LIST,
      reached: LIST,
      no_answer: LIST,
      stays: LIST,
    },
  ],
  ['new booking', add, `${DESK_PATHS.add(THREE_CHAIRS)}?${AT}`, { book: { key: 'k' }, find: {}, day: {} }],
  ['money', money, `${DESK_PATHS.money(THREE_CHAIRS)}?${AT}`, { save: {} }],
  ['set-up', setUp, `${DESK_PATHS.setUp(THREE_CHAIRS)}?${AT}`, { keep: { seats: '9' }, take_back: {} }],
  [
    'booking',
    booking,
    REFERENCE,
    {
      mark: MARK,
      move: { version: '0' },
      cancel: { version: '0' },
      note: { version: '0' },
      chair: { version: '0', chair: '2' },
      correct: { version: '0' },
      recall: { months: '6', agreed: 'yes' },
      recall_stop: {},
      take: { method: 'cash', paise: '19900', takings: '0' },
      give_back: { taking: '00000000-0000-4000-8000-000000000000' },
      comment: {},
      undo: {},
    },
  ],
]
const SHARED: [string, Page, string, Record<string, Record<string, string>>][] = [
  ['bookings', bookings, DESK_PATHS.bookings(), { search: { text: 'x' }, save: {} }],
  [
    'calls',
    calls,
    DESK_PATHS.calls(),
    {
      next: {},
      claim: SUBJECT,
      put_back: SUBJECT,
      later: SUBJECT,
      settled: SUBJECT,
      no_answer: SUBJECT,
      wrong_number: SUBJECT,
      dont_call: SUBJECT,
      save: {},
    },
  ],
  ['events', events, DESK_PATHS.events({}), { save: {} }],
  ['lock', lock, DESK_PATHS.lock, { lock: {}, leave: {}, hide: {}, show: {} }],
]
/** Without an intent, with a name that every object has, or with an intent and none of its controls. */
const UNREAD: Record<string, string>[] = [
  {},
  { intent: '' },
  { intent: 'constructor' },
  { intent: '__proto__' },
  { intent: 'mark' },
]
const STALE = textsIn(DEFAULT_LANGUAGE)['desk-booking'].DESK_BOOKING.causes.stale
const FOREIGN = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }

describe('the forms of pages', () => {
  const { database } = useTestPlaces()
  let reference: string
  const pathOf = (path: string) =>
    path === REFERENCE ? `${DESK_PATHS.booking(reference)}?reference=${reference}` : path
  const state = async () => {
    const { reads } = database()
    const bookings = await reads.selectFrom('bookings').selectAll().execute()
    const places = await reads.selectFrom('places').select(['id', 'seats', 'hours', 'planned']).execute()
    const closures = await reads.selectFrom('closures').selectAll().execute()
    const recalls = await reads.selectFrom('recalls').selectAll().execute()
    const arrivals = await reads.selectFrom('arrivals').selectAll().execute()
    const delays = await reads.selectFrom('chair_delays').selectAll().execute()
    return {
      bookings,
      places,
      closures,
      recalls,
      arrivals,
      delays,
      calls: await reads.selectFrom('calls').selectAll().execute(),
    }
  }
  beforeEach(async () => {
    serveFrom(database())
    ;({ reference } = await bookedToday(database(), {
      placeId: THREE_CHAIRS,
      name: 'Meena Sample',
      phone: '+919800000007',
    }))
  })

  test.each(DESK)('only the clinic’s staff can send forms to the desk’s %s', async (_name, page, path, acts) => {
    const before = await state()
    const whoever = [
      [new PageBrowser(), 303],
      [await signedInWith(database(), '+919800000021'), 404],
      [await atDesk(database(), { phone: '+919800000022', places: [ONE_CHAIR] }), 404],
      [await atDesk(database(), { phone: '+919800000023', role: 'manager', places: [ONE_CHAIR] }), 404],
    ] as const
    for (const [intent, form] of Object.entries(acts))
      for (const [browser, status] of whoever) {
        const answer = await browser.post(page, pathOf(path), { intent, ...form })
        expect([intent, answer.status, status === 303 ? answer.to?.split('?')[0] : null]).toEqual([
          intent,
          status,
          status === 303 ? '/sign-in' : null,
        ])
      }
    expect(await state()).toEqual(before)
  })

  test.each([...DESK, ...SHARED])('no other site can send forms to the desk’s %s', async (_name, page, path, acts) => {
    const before = await state()
    const browser = await atDesk(database(), { role: 'manager' })
    for (const [intent, form] of Object.entries(acts))
      expect([intent, (await browser.post(page, pathOf(path), { intent, ...form }, FOREIGN)).status]).toEqual([
        intent,
        403,
      ])
    expect(await state()).toEqual(before)
  })

  test.each(DESK)('the desk’s page %s shows an unknown form again and changes nothing', async (_name, page, path) => {
    const before = await state()
    const browser = await atDesk(database(), { role: 'manager' })
    for (const form of UNREAD) expect((await browser.post(page, pathOf(path), form)).status).toBe(400)
    expect(await state()).toEqual(before)
  })

  test('the desk refuses stale forms and changes nothing', async () => {
    const version = '7'
    const { date } = localOf(new Date())
    const at = { date, start: '12:30', end: '13:00', at: THREE_CHAIRS }
    const stale: Record<string, Record<string, string>> = {
      mark: { to: 'arrived' },
      move: { slot: formatSlot(at) },
      cancel: {},
      note: { note: 'x' },
      chair: { chair: '2' },
      correct: { name: 'Meena Sample', phone: '98000 00008', treatment: 'braces' },
    }
    const before = await state()
    const browser = await atDesk(database())
    for (const [intent, form] of Object.entries(stale)) {
      const { status, props } = await browser.post(booking, pathOf(REFERENCE), { intent, version, ...form })
      expect([intent, status, props.notice.text]).toEqual([intent, 409, STALE])
    }
    const marked = { intent: 'mark', reference, version, to: 'arrived' }
    const { status, props } = await browser.post(day, `${DESK_PATHS.day(THREE_CHAIRS)}?${AT}`, marked)
    expect([status, props.notice.text]).toEqual([
      409,
      expect.stringContaining('A colleague or the patient has changed'),
    ])
    expect(await state()).toEqual(before)
  })

  test('desk staff cannot send the forms of a manager’s page', async () => {
    const browser = await atDesk(database())
    for (const intent of ['keep', 'take_back'])
      expect((await browser.post(setUp, `${DESK_PATHS.setUp(THREE_CHAIRS)}?${AT}`, { intent })).status).toBe(404)
  })

  const own = (page: string) => `/manage/${reference}${page}?reference=${reference}`
  const OWN: [string, Page, string, string[], number][] = [
    [
      'manage',
      manage,
      '',
      [
        'cancel',
        'undo',
        'move',
        'link',
        'come',
        'here',
        'remove_photo',
        'earlier_wait',
        'earlier_stop',
        'earlier_keep',
        'earlier_take',
        'recall',
        'recall_stop',
        'pay',
      ],
      404,
    ],
    ['family', family, '/family', ['times', 'change', 'book'], 303],
    ['reminders', reminders, '/reminders', ['stop', 'start'], 404],
    ['visit', visit, '/visit', ['answer', 'withdraw'], 404],
    ['recall', recall, '/recall', ['stop'], 404],
  ]
  test.each(OWN)('only the patient can send forms to a booking’s %s', async (_name, page, path, acts, status) => {
    const before = await state()
    const others = [new PageBrowser(), await signedInWith(database(), '+919800000021')]
    for (const intent of acts)
      for (const browser of others) {
        const form = { intent, version: '0', score: '5', name_1: 'Eve', age_1: '9', at: '2026-11-30T10:00' }
        expect([intent, (await browser.post(page, own(path), form)).status]).toEqual([intent, status])
        expect([intent, (await browser.post(page, own(path), form, FOREIGN)).status]).toEqual([intent, 403])
      }
    expect(await state()).toEqual(before)
  })

  test.each([
    ['find', find, '/manage', ['search', 'again', 'check'], 400],
    ['waiting list', waiting, '/waiting-list', ['leave'], 400],
    ['profile', profile, '/account/profile', ['name'], 400],
    ['clinics', clinics, '/clinics', ['near'], 400],
    ['account', dashboard, '/account', ['sign_out'], 400],
    ['success', success, '/unified-booking/ext/success?flow=FREE_TELE', ['forget'], 404],
    ['city', cityClinics, '/clinics/chennai?city=chennai', ['near'], 400],
  ] as [string, Page, string, string[], number][])(
    'the page %s refuses forms from other sites, and forms that it does not know',
    async (_name, page, path, acts, status) => {
      const browser = await signedInWith(database(), '+919800000021')
      for (const intent of acts) expect((await browser.post(page, path, { intent }, FOREIGN)).status).toBe(403)
      for (const intent of ['', 'constructor', 'other'])
        expect((await browser.post(page, path, { intent })).status).toBe(status)
    },
  )
})
