import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { manageKey } from '@/lib/domain/booking/manage-key'
import cancelCall from '@/pages/api/booking/u/cancel'
import getCall from '@/pages/api/booking/u/get'
import * as shortManage from '@/pages/m'
import * as manage from '@/pages/manage/[reference]'
import * as file from '@/pages/manage/[reference]/appointment.ics'
import * as extPhone from '@/pages/unified-booking/ext/input-phone'
import * as selectCity from '@/pages/unified-booking/ext/select-city'
import * as success from '@/pages/unified-booking/ext/success'
import * as plainSuccess from '@/pages/unified-booking/success'
import * as shortVisit from '@/pages/v'
import { PageBrowser } from '@/tests/support/browser/page-browser'
import { call } from '@/tests/support/call'
import { CITY, inDays, ONE_CHAIR, ZONE } from '@/tests/support/chain/test-places'
import { signedInWith } from '@/tests/support/desk/desk-browser'
import { manageAt, SECRET, useOwnBooking } from '@/tests/support/own-booking'

describe('a booking’s own pages', () => {
  const { database, own, bookAt } = useOwnBooking()
  let reference: string
  let key: string
  beforeEach(() => {
    ;({ reference, key } = own)
  })
  const at = (query = '', of = reference) => manageAt(of, query)
  const stored = () => database().reads.selectFrom('bookings').select('status').execute()

  test('the key of a link becomes a cookie for its reference and leaves the address before the page shows anything', async () => {
    const browser = new PageBrowser()
    const answer = await browser.get(manage, at(`&key=${key}`))
    expect(answer).toMatchObject({ status: 303, to: `/manage/${reference}`, props: null })
    const cookies = [answer.headers['set-cookie']].flat().map(String)
    const kept = cookies.find((line) => line.startsWith(`__Host-manage-${reference}=${key};`))
    expect(kept?.split('; ').slice(1)).toEqual(['Max-Age=3600', 'Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax'])
    const shown = await browser.get(manage, at())
    expect(shown).toMatchObject({ status: 200, props: { ticket: { reference } } })
    expect(JSON.stringify(shown.props)).not.toContain(key)
    expect(await stored()).toEqual([{ status: 'confirmed' }])
  })

  test.each([
    ['', shortManage, 'm', ''],
    ['/ta', shortManage, 'm', ''],
    ['', shortVisit, 'v', '/visit'],
  ])('a short link%s opens the booking and leaves the address', async (tag, short, path, rest) => {
    const browser = new PageBrowser()
    const answer = await browser.get(short, `${tag}/${path}?${reference}${key}`)
    expect(answer).toMatchObject({ status: 303, to: `${tag}/manage/${reference}${rest}` })
    expect(await browser.get(manage, at())).toMatchObject({ status: 200, props: { ticket: { reference } } })
    const other = new PageBrowser()
    expect((await other.get(short, `/${path}?${reference}${'A'.repeat(22)}`)).status).toBe(303)
    expect((await other.get(manage, at())).status).toBe(404)
    expect((await other.get(short, `/${path}?${reference}`)).status).toBe(404)
  })

  test('a wrong key also leaves the address, and sets no cookie', async () => {
    const browser = new PageBrowser()
    for (const wrong of ['A'.repeat(22), 'x', manageKey(SECRET, 'another')]) {
      expect(await browser.get(manage, at(`&key=${wrong}`))).toMatchObject({ status: 303, to: `/manage/${reference}` })
      expect([...browser.cookies.keys()].filter((name) => name.includes('manage'))).toEqual([])
    }
    expect(await browser.get(manage, at())).toMatchObject({
      status: 404,
      props: { ticket: null, reference, signInNext: `/manage/${reference}` },
    })
    const odd = await browser.get(manage, '/manage/x?reference=%2F%2Fevil.example%2F&key=1')
    expect(odd.to).toBe('/manage/%2F%2Fevil.example%2F')
  })

  test('one browser can open several links, each for its own booking', async () => {
    const browser = new PageBrowser()
    const other = await bookAt(ONE_CHAIR, { owner: 'bob', phone: '+919800000002' })
    await browser.get(manage, at(`&key=${key}`))
    await browser.get(manage, at(`&key=${manageKey(SECRET, other.id)}`, other.reference))
    for (const of of [reference, other.reference])
      expect((await browser.get(manage, at('', of))).props.ticket.reference).toBe(of)
    browser.cookies.set(`__Host-manage-${reference}`, browser.cookies.get(`__Host-manage-${other.reference}`) as string)
    expect((await browser.get(manage, at())).status).toBe(404)
  })

  test('a visitor with only the link sees neither number nor house; the browser that booked sees both', async () => {
    const browser = new PageBrowser()
    await browser.get(manage, at(`&key=${key}`))
    const { ticket } = (await browser.get(manage, at())).props
    expect(ticket).toMatchObject({ phone: '••••• •0001', placeAddress: 'Testpur North' })
    expect(JSON.stringify(ticket)).not.toMatch(/98000|Lake View|Temple|4B|590001/)
    const { body } = await call(getCall, { reference, key })
    expect(body.booking).toMatchObject({ reference, phone: '••••• •0001', address: null, isOwn: false })
    expect(JSON.stringify(body)).not.toContain(key)
    for (const hidden of ['link', 'hasLink', 'manageKey']) expect(body.booking).not.toHaveProperty(hidden)
    const { headers } = await browser.get(file, `/manage/${reference}/appointment.ics?reference=${reference}`)
    expect(headers['content-disposition']).toContain(reference)
  })

  test('the pages name the city of a home visit too, for a visitor who may see the house', async () => {
    const moveZone = (city: string) =>
      database().writes.updateTable('places').set({ city_id: city }).where('id', '=', ZONE).execute()
    const patient = await signedInWith(database(), '+919800000001')
    await moveZone('bengaluru')
    const { ticket } = (await patient.get(manage, at())).props
    await moveZone(CITY)
    expect(ticket.placeAddress).toBe('4B, 5 Lake View, Temple, Bengaluru 590001')
  })

  test('the calendar entry has an alarm, the clinic’s phone number and its location', async () => {
    const booked = await bookAt(ONE_CHAIR)
    const browser = new PageBrowser()
    await browser.get(manage, manageAt(booked.reference, `&key=${manageKey(SECRET, booked.id)}`))
    const { sent } = await browser.get(
      file,
      `/manage/${booked.reference}/appointment.ics?reference=${booked.reference}`,
    )
    const lines = String(sent).replace(/\r\n /g, '').split('\r\n')
    expect(lines).toContain('TRIGGER:-PT2H')
    expect(lines).toContainEqual(expect.stringMatching(/^LOCATION:Test Dental Fort\\, 1 Fort Road\\, .*59\d{4}$/))
    expect(lines).toContainEqual(expect.stringMatching(/^DESCRIPTION:Call us: 080 0000 1\\n/))
    expect(lines).toContainEqual(expect.stringMatching(/^SUMMARY:.+ · Muthu Dental Fort$/))
  })

  test('calls that send the key, or come from a browser that opened the link, can open, reschedule and cancel', async () => {
    const browser = new PageBrowser()
    await browser.get(manage, at(`&key=${key}`))
    const cookie = `__Host-manage-${reference}=${key}`
    expect((await call(getCall, { reference }, { headers: { cookie } })).status).toBe(200)
    expect((await call(getCall, { reference })).status).toBe(404)
    const moved = { intent: 'move', slot: `${inDays(3)}T11:00/11:30@${ZONE}` }
    expect(await browser.post(manage, at(), moved)).toMatchObject({
      status: 303,
      to: `/manage/${reference}?notice=moved`,
    })
    expect((await call(cancelCall, { reference, key })).status).toBe(200)
    expect((await browser.get(manage, at('&notice=cancelled'))).props.notice).toBe('cancelled')
  })

  test('a form works from a page that was opened with the key in its address', async () => {
    const browser = new PageBrowser()
    const answer = await browser.post(manage, at(`&key=${key}`), { intent: 'cancel' })
    expect(answer).toMatchObject({ status: 303, to: `/manage/${reference}?notice=cancelled` })
    expect((await browser.get(manage, at())).props.ticket.isCancelled).toBe(true)
  })

  test('a visitor who renews the link with only the link is locked out, and the number receives the new link', async () => {
    const [leaked, owner] = [new PageBrowser(), new PageBrowser()]
    await leaked.get(manage, at(`&key=${key}`))
    await owner.get(manage, at(`&key=${key}`))
    const { link } = (await leaked.get(manage, at())).props
    expect(link).toEqual({ version: 0, isRefused: false })
    const renewed = await leaked.post(manage, at(), { intent: 'link', version: String(link.version) })
    expect(renewed).toMatchObject({ status: 303, to: `/manage/${reference}?notice=link` })
    for (const browser of [leaked, owner])
      expect(await browser.get(manage, at('&notice=link'))).toMatchObject({
        status: 404,
        props: { ticket: null, notice: 'link' },
      })
    const [message] = await database()
      .reads.selectFrom('outbox')
      .where('kind', '=', 'booking_link')
      .select(sql<string>`personal_payload ->> 'manage'`.as('manage'))
      .execute()
    const sent = new URL(message?.manage ?? '', 'http://localhost').searchParams.get('key')
    expect((await leaked.get(manage, at(`&key=${key}`))).status).toBe(303)
    expect((await leaked.get(manage, at())).status).toBe(404)
    await owner.get(manage, at(`&key=${sent}`))
    expect((await owner.get(manage, at())).props.ticket.reference).toBe(reference)
  })

  test('the page says when the link can no longer be renewed', async () => {
    const browser = new PageBrowser()
    await database().writes.updateTable('bookings').set({ link_version: 3 }).execute()
    const [{ id } = { id: '' }] = await database().reads.selectFrom('bookings').select('id').execute()
    await browser.get(manage, at(`&key=${manageKey(SECRET, id, 3)}`))
    expect((await browser.get(manage, at())).props.link).toEqual({ version: 3, isRefused: true })
    expect(await browser.post(manage, at(), { intent: 'link', version: '3' })).toMatchObject({
      status: 409,
      props: { link: { isRefused: true }, ticket: { reference } },
    })
  })

  test('one form forgets a guest: typed answers, bookings made here and links opened here', async () => {
    const browser = new PageBrowser()
    const start = '/unified-booking/ext/input-phone?flow=PAID_CLINIC'
    const { to: typed } = await browser.post(extPhone, start, { phone: '9876543210' })
    expect((await browser.get(selectCity, typed as string)).status).toBe(200)
    await browser.get(manage, at(`&key=${key}`))
    expect((await browser.get(manage, at())).props.isGuest).toBe(true)

    const forgotten = await browser.post(success, '/unified-booking/ext/success', { intent: 'forget' })
    expect(forgotten).toMatchObject({ status: 303, to: '/unified-booking/ext/success?notice=forgotten' })
    expect(forgotten.headers['clear-site-data']).toBe('"cache"')
    expect([...browser.cookies.values()].map((value) => value.split(';')[0])).toEqual(['', ''])
    for (const name of [...browser.cookies.keys()]) browser.cookies.delete(name)

    expect(await browser.get(success, forgotten.to as string)).toMatchObject({
      status: 200,
      props: { ticket: null, isForgotten: true },
    })
    expect((await browser.get(manage, at())).status).toBe(404)
    expect((await browser.get(plainSuccess, `/unified-booking/success?booking=${reference}`)).status).toBe(404)
    const back = await browser.get(selectCity, typed as string)
    expect([back.status, back.to]).toEqual([307, expect.stringMatching(/^\/unified-booking\/ext\/input-phone\?/)])
    expect(JSON.stringify(back)).not.toContain('98765')
  })
})
