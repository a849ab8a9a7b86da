// Dentists with a rota: patients read who sees them, and the desk who is in.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DESK_PATHS } from '@/lib/addresses/desk'
import { setChain } from '@/lib/catalogue/chain'
import { toChainFacts } from '@/lib/use-cases/chain/rows'
import { serveChain } from '@/lib/use-cases/chain/serve'
import { markVisit } from '@/lib/use-cases/desk/mark-visit'
import * as cityPage from '@/pages/clinics/[city]'
import * as clinicPage from '@/pages/clinics/[city]/[cid]'
import * as day from '@/pages/desk/[place]'
import * as newBooking from '@/pages/desk/[place]/new'
import * as deskBooking from '@/pages/desk/booking/[reference]'
import * as manage from '@/pages/manage/[reference]'
import * as clinicList from '@/pages/unified-booking/clinic-list'
import * as start from '@/pages/unified-booking/input-phone'
import * as review from '@/pages/unified-booking/review'
import * as selectSlot from '@/pages/unified-booking/select-slot'
import * as success from '@/pages/unified-booking/success'
import { PageBrowser } from '@/tests/support/browser/page-browser'
import { SAMPLE } from '@/tests/support/chain/sample-chain'
import { deskActor } from '@/tests/support/desk/desk'
import { atDesk } from '@/tests/support/desk/desk-browser'
import { useOneSeat } from '@/tests/support/one-seat'

const LIST =
  '/unified-booking/clinic-list?flow=ORGANIC&city=chennai&concern_category=alignment&treatment=braces&phone=9876543210'
const START = '/unified-booking/input-phone?flow=INDIVIDUAL_CLINIC_PAGE&cid=106'
const WORKING = { opens: '09:30', closes: '19:30' }
const dentist = (name: string, days: readonly number[], more: object = {}) => ({
  name,
  registration: '',
  languages: [],
  portrait: '',
  since: null,
  woman: false,
  rota: Array.from({ length: 7 }, (_, at) => (days.includes(at) ? WORKING : null)),
  ...more,
})
const ASHA = { registration: 'TN 0000-1', languages: ['ta', 'en'], since: 2009, portrait: 'people/dentist-1' }
const ASHA_AND_RAVI = [
  {
    name: 'Dr Asha',
    line: 'Dentist since 2009 · Reg. no. TN 0000-1 · Speaks Tamil and English',
    face: '/art/people/dentist-1.svg',
  },
  { name: 'Dr Ravi', line: '', face: null },
]
const SERVED = { ...toChainFacts(SAMPLE), cities: SAMPLE.cities, homeVisits: true }
const serve = (...team: object[]) =>
  setChain({ ...SERVED, teams: new Map([['c106', team as ReturnType<typeof dentist>[]]]) })

describe('the dentists of a slot', () => {
  const { database } = useOneSeat()
  const browser = new PageBrowser()
  let reviewUrl = ''
  beforeAll(() => serve())
  afterAll(() => setChain(SERVED))
  const labels = async () => {
    const { rows } = (await browser.get(review, reviewUrl)).props.data
    return rows.map(({ label, dentists }: { label: string; dentists?: { name: string }[] }) =>
      dentists ? `${label}: ${dentists.map(({ name }) => name)}` : label,
    )
  }

  test('the review and the ticket name who is there on that weekday, and nobody without a rota', async () => {
    const { to: list } = await browser.get(clinicList, LIST)
    reviewUrl = (await browser.post(clinicList, list ?? '', { slot: '2026-11-24T11:00/11:30@106' })).to ?? ''
    serve(dentist('Dr None', [], { rota: [] }), dentist('Dr Monday', [0]))
    expect(await labels()).toEqual(['When', 'Where', 'What'])
    serve(dentist('Dr Asha', [1], ASHA), dentist('Dr Monday', [0]))
    expect(await labels()).toEqual(['When', 'Where', 'Planned dentist: Dr Asha', 'What'])
    serve(dentist('Dr Asha', [1], ASHA), dentist('Dr Ravi', [1, 2]))
    expect(await labels()).toEqual(['When', 'Where', 'One of these dentists, as planned: Dr Asha,Dr Ravi', 'What'])
    const { to } = await browser.post(review, reviewUrl, { name: 'Meena Rao' })
    const { ticket } = (await browser.get(success, to ?? '')).props
    expect(ticket.dentists).toEqual(ASHA_AND_RAVI)
  })

  test('the lists of clinics show what there is to know of dentists, and the desk’s day who is in', async () => {
    serve(dentist('Dr Asha', [0, 1], ASHA), dentist('Dr Ravi', [3]))
    const { view } = (await browser.get(cityPage, '/clinics/chennai?city=chennai')).props
    const team = view.clinics.find(({ cid }: { cid: string }) => cid === '106').team
    expect(team).toEqual(ASHA_AND_RAVI)
    const { to: list = '' } = await browser.get(clinicList, LIST)
    const { clinics } = (await browser.get(clinicList, list ?? '')).props.data
    expect(clinics.find(({ cid }: { cid: string }) => cid === '106').team).toEqual(ASHA_AND_RAVI)
    const desk = await atDesk(database(), { places: ['c106'] })
    const at = async (date: string) =>
      (await desk.get(day, `${DESK_PATHS.day('c106', date)}&place=c106`)).props.day.dentists
    expect([await at('2026-11-24'), await at('2026-11-25')]).toEqual(['Dr Asha, 9:30 am–7:30 pm', ''])
  })

  test('a woman can be wished for where the chain names one; clinics where it is not sure come later', async () => {
    const { to: list = '' } = await browser.get(clinicList, LIST)
    const at = async (query: string) => (await browser.get(clinicList, `${list}${query}`)).props.data
    const labels = ({ wishes }: { wishes: { label: string }[] }) => wishes.map(({ label }) => label)
    serve(dentist('Dr Ravi', [0, 1, 2, 3, 4, 5]))
    const nobody = await at('')
    expect([labels(nobody), nobody.hasDentistWishes]).toEqual([['All', 'Today', 'Tomorrow', 'Evening'], false])
    serve(dentist('Dr Asha', [2, 3], { ...ASHA, woman: true }), dentist('Dr Ravi', [3]))
    const { wishes, clinics, hasDentistWishes } = await at('&when=woman')
    expect(hasDentistWishes).toBe(true)
    expect(wishes.at(-1)).toMatchObject({ label: 'Woman dentist', isCurrent: true })
    expect(clinics[0]).toMatchObject({ cid: '106', lacking: null })
    expect(clinics[0].next.every(({ value }: { value: string }) => value.startsWith('2026-11-25'))).toBe(true)
    expect(clinics[1].lacking).toBe('We can’t be sure of a woman dentist here. Next:')
    expect(clinics[1].next.length).toBeGreaterThan(0)
  })

  test('the desk marks the slots of a wished dentist, in a new booking and a reschedule, and offers them all', async () => {
    serve(dentist('Dr Asha', [1, 2], { ...ASHA, woman: true }), dentist('Dr Ravi', [2]))
    const desk = await atDesk(database(), { places: ['c106'] })
    const add = (query: Record<string, string>) => `${DESK_PATHS.add('c106', query)}&place=c106`
    const timesOf = async (query: Record<string, string>) =>
      (await desk.get(newBooking, add(query))).props.booking.times
    type Times = { groups: { slots: { value: string; note?: string }[] }[] }
    const slotsOf = ({ groups }: Times) => groups.flatMap(({ slots }) => slots)
    const isMarked = ({ note }: { note?: string }) => note === 'as wished'
    const isWorked = ({ value }: { value: string }) => value.slice(11, 16) >= '09:30' && value.slice(17, 22) <= '19:30'
    const plain = await timesOf({ day: '2026-11-24' })
    const marked = await timesOf({ day: '2026-11-24', dentist: 'woman' })
    expect(plain.wishes.map(({ label }: { label: string }) => label)).toEqual([
      'Any dentist',
      'Woman dentist',
      'Dr Asha',
      'Dr Ravi',
    ])
    expect(slotsOf(plain).filter(isMarked)).toEqual([])
    expect(slotsOf(marked).filter(isMarked)).toEqual(slotsOf(marked).filter(isWorked))
    expect(slotsOf(marked).filter(isMarked).length).toBeGreaterThan(0)
    expect(slotsOf(marked).map(({ value }) => value)).toEqual(slotsOf(plain).map(({ value }) => value))
    // On Wednesdays a man is in too.
    expect(await timesOf({ day: '2026-11-25', dentist: 'woman' })).toMatchObject({
      none: expect.stringMatching(/rota/),
    })
    expect(marked.days[1].href).toContain('dentist=woman')
    expect((await timesOf({ day: '2026-11-25', dentist: 'Dr Nobody' })).wish).toBe('')
    const typed = { key: crypto.randomUUID(), phone: '98765 43221', name: 'Meena Rao', treatment: 'braces' }
    const slot = '2026-11-25T11:00/11:30@c106'
    const booked = await desk.post(newBooking, add({ day: '2026-11-25', dentist: 'woman' }), {
      intent: 'book',
      ...typed,
      slot,
    })
    expect(booked.status).toBe(303)
    const { reference } = await database()
      .reads.selectFrom('bookings')
      .select('reference')
      .where('personal_phone', '=', '+919876543221')
      .executeTakeFirstOrThrow()
    const path = `${DESK_PATHS.booking(reference, { date: '2026-11-25', dentist: 'Dr Ravi' })}&reference=${reference}`
    const { move } = (await desk.get(deskBooking, path)).props.booking
    expect(move).toMatchObject({ action: expect.stringContaining('dentist=Dr+Ravi'), times: { wish: 'Dr Ravi' } })
    expect(slotsOf(move.times).filter(isMarked)).toEqual(slotsOf(move.times).filter(isWorked))
  })

  test('where the clinic is given, a dentist or a woman can be wished for, and every slot stays', async () => {
    const form = { name: 'Meena Rao', phone: '98765 43219', treatment: 'braces', city: 'chennai' }
    const { to: list } = await browser.get(clinicList, LIST)
    const toReview = (await browser.post(clinicList, list ?? '', { slot: '2026-11-24T11:00/11:30@106' })).to ?? ''
    await browser.post(review, toReview, { name: 'Meena Rao' })
    // The rota of the day of the mark counts, not of today.
    const { reference } = await database().reads.selectFrom('bookings').select('reference').executeTakeFirstOrThrow()
    const seen = { db: database(), now: new Date('2026-11-24T06:00:00Z') }
    serve(dentist('Dr Ravi', [1]), dentist('Dr Asha', [2]))
    expect(await markVisit(seen, deskActor(), { reference, to: 'kept', version: null })).toMatchObject({
      kind: 'marked',
    })
    serve(dentist('Dr Asha', [2], { ...ASHA, woman: true }), dentist('Dr Ravi', [2, 4]), dentist('Dr None', []))
    const { to = '' } = await browser.post(start, START, form)
    const at = async (query = '') => (await browser.get(selectSlot, `${to}${query}`)).props.data
    const plain = await at()
    expect(plain.dentists).toMatchObject({ title: '', slots: [] })
    expect(plain.dentists.wishes.map(({ label }: { label: string }) => label)).toEqual([
      'Any dentist',
      'Dr Ravi (planned at the last visit)',
      'Woman dentist',
      'Dr Asha',
    ])
    const inList = async (query = '') => (await browser.get(clinicList, `${list}${query}`)).props.data
    expect((await inList()).wishes.at(-1).label).toBe('Dr Ravi (planned at the last visit)')
    const [here, elsewhere] = (await inList('&when=same')).clinics
    expect(here).toMatchObject({ cid: '106', lacking: null })
    expect(here.next[0].value).toMatch(/^2026-11-25/)
    expect(elsewhere.lacking).toBe('No slots with Dr Ravi here. Next:')
    expect(elsewhere.next.length).toBeGreaterThan(0)
    const { dentists, groups, days } = await at('&dentist=Dr+Ravi')
    expect(dentists.title).toBe('Next times when Dr Ravi is in, as planned')
    expect(dentists.slots.map(({ value }: { value: string }) => value.slice(0, 10))).toEqual(
      Array(3).fill('2026-11-25'),
    )
    expect(groups).toEqual(plain.groups)
    expect(days[1].href).toContain('&dentist=Dr+Ravi')
    // On Wednesdays a man is in too, and nobody else has a rota on another day.
    expect((await at('&dentist=woman')).dentists).toMatchObject({
      slots: [],
      title: expect.stringMatching(/woman dentist/),
    })
    expect((await at('&dentist=Dr+Nobody')).dentists.title).toBe('')
    serve(dentist('Dr Asha', [2], ASHA))
    expect((await at()).dentists).toBeNull()
    // A dentist who has left the clinic is no wish any more.
    expect((await inList('&when=same')).wishes.map(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toEqual([
      true,
      false,
      false,
      false,
    ])
  })

  test('the page of a clinic lists the next times with a wished dentist, and keeps every slot', async () => {
    serve(dentist('Dr Ravi', [1, 2]), dentist('Dr Asha', [2, 3], { ...ASHA, woman: true }))
    const at = async (query = '') =>
      (await browser.get(clinicPage, `/clinics/chennai/106?city=chennai&cid=106${query}`)).props.view.open
    const plain = await at()
    expect(plain.dentists).toMatchObject({ title: '', times: [] })
    expect(plain.dentists.wishes[1]).toEqual({
      href: '/clinics/chennai/106?day=2026-11-23&dentist=woman#times',
      label: 'Woman dentist',
      isCurrent: false,
    })
    const wished = await at('&day=2026-11-23&dentist=woman')
    expect(wished.dentists.times.map(({ value }: { value: string }) => value.slice(0, 16))).toEqual([
      '2026-11-26T09:30',
      '2026-11-26T10:00',
      '2026-11-26T10:30',
    ])
    expect([wished.parts, wished.days[1].href]).toEqual([
      plain.parts,
      '/clinics/chennai/106?day=2026-11-24&dentist=woman#times',
    ])
    expect(await at('&dentist=Dr+Nobody')).toEqual(plain)
    serve(dentist('Dr Asha', [2], ASHA))
    expect((await at()).dentists).toBeNull()
  })

  test('a change of time takes the same wishes, at the patient’s page and at the desk', async () => {
    serve(dentist('Dr Ravi', [1, 2]), dentist('Dr Asha', [2, 3], { ...ASHA, woman: true }))
    const book = async (slot: string) => {
      const { to: list = '' } = await browser.get(clinicList, LIST)
      const { to = '' } = await browser.post(clinicList, list ?? '', { slot })
      const { to: done = '' } = await browser.post(review, to ?? '', { name: 'Meena Rao' })
      return (await browser.get(success, done ?? '')).props.ticket.reference as string
    }
    const first = await book('2026-11-24T11:00/11:30@106')
    const seen = { db: database(), now: new Date('2026-11-24T06:00:00Z') }
    await markVisit(seen, deskActor(), { reference: first, to: 'kept', version: null })
    const reference = await book('2026-11-26T11:00/11:30@106')
    const at = async (query = '') =>
      (await browser.get(manage, `/manage/${reference}?reference=${reference}${query}`)).props.times
    const plain = await at()
    expect(plain).toMatchObject({ isOpen: false, dentists: { title: '', slots: [] } })
    const labels = plain.dentists.wishes.map(({ label }: { label: string }) => label)
    expect(labels).toEqual(['Any dentist', 'Dr Ravi (planned at the last visit)', 'Woman dentist', 'Dr Asha'])
    const path = `/manage/${reference}?date=2026-11-26&dentist=woman`
    expect(plain.dentists.wishes[2].href).toBe(`${path.replace('-26', '-23')}#times`)
    const wished = await at('&date=2026-11-26&dentist=woman')
    // Dr Ravi is in on Wednesdays too. The booking's own time is no other time.
    const values = wished.dentists.slots.map(({ value }: { value: string }) => value.slice(0, 16))
    expect(values).toEqual(['2026-11-26T09:30', '2026-11-26T10:00', '2026-11-26T10:30'])
    expect(wished).toMatchObject({ isOpen: true, action: path, groups: (await at('&date=2026-11-26')).groups })
    const moved = await browser.post(manage, `${path}&reference=${reference}`, {
      intent: 'move',
      slot: wished.dentists.slots[0].value,
    })
    expect(moved.to).toBe(`/manage/${reference}?notice=moved`)

    const desk = await atDesk(database(), { places: ['c106'] })
    const { move } = (await desk.get(deskBooking, `${DESK_PATHS.booking(reference, {})}?reference=${reference}`)).props
      .booking
    expect(move.times.wishes.map(({ label }: { label: string }) => label)).toEqual(labels)
    const add = `${DESK_PATHS.add('c106', {})}?place=c106`
    const offered = async (form: Record<string, string>) =>
      (await desk.post(newBooking, add, { intent: 'day', ...form })).props.booking.times.wishes[1].label
    expect(await offered({ phone: '9876543210' })).toBe('Dr Ravi (planned at the last visit)')
    expect(await offered({ phone: '9876543211' })).toBe('Woman dentist')
  })

  test('a chain that is served from the database has its rota, and a clinic’s page says years and days', async () => {
    await serveChain(database())
    const { facts } = (await browser.get(clinicPage, '/clinics/chennai/106?city=chennai&cid=106')).props.view
    expect(facts.team[0]).toMatchObject({
      since: expect.stringMatching(/^Dentist since 20\d\d$/),
      days: expect.stringContaining('Tue'),
    })
    const { view } = (await browser.get(cityPage, '/clinics/chennai?city=chennai')).props
    expect(view.clinics[0].team[0].name).toMatch(/^Dr /)
  })
})
