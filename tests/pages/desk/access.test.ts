// Every page of the desk, requested by everybody who could. Other visitors get the answer of an address that does not exist.
import { describe, expect, test } from 'vitest'
import { signInPath } from '@/lib/addresses/account'
import { DESK_PATHS } from '@/lib/addresses/desk'
import { removeStaff } from '@/lib/use-cases/desk/staff/manage-staff'
import * as home from '@/pages/desk'
import * as enter from '@/pages/desk/enter'
import { PageBrowser, serveFrom } from '@/tests/support/browser/page-browser'
import { call } from '@/tests/support/call'
import { depsOf, ONE_CHAIR, THREE_CHAIRS } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { atDesk, PIN, signedInWith } from '@/tests/support/desk/desk-browser'
import { bookedToday } from '@/tests/support/desk/desk-day'
import { DESK_CALLS, DESK_PAGES, type DeskPageRow, REFERENCE } from '@/tests/support/desk/desk-pages'

const ROWS = Object.entries(DESK_PAGES)
const isOfPlace = (name: string) => /\[(place|reference)\]/.test(name)

const STAFF = '+919800000010'
const MISSING = { status: 404, props: null, to: null }

describe('access to the desk', () => {
  const { database } = useTestPlaces()
  const ask = async (browser: PageBrowser, { page, path }: DeskPageRow) => {
    serveFrom(database())
    await bookedToday(database(), {
      placeId: THREE_CHAIRS,
      name: 'Sample',
      phone: '+919800000099',
      reference: REFERENCE,
    })
    // The place is in the path; the test browser passes a path's parts as parameters.
    return browser.get(page, `${path}${path.includes('?') ? '&' : '?'}place=${THREE_CHAIRS}&reference=${REFERENCE}`)
  }
  const put = (columns: { seen_at?: Date; unlocked_at?: null; ends_at?: Date }) =>
    database().writes.updateTable('desk_sessions').set(columns).execute()
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

  describe.each(ROWS)('%s', (name, row) => {
    test('a guest goes to the sign-in page, and back', async () => {
      const answer = await ask(new PageBrowser(), row)
      expect(answer).toMatchObject({ status: 307, to: signInPath(row.path), props: null })
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    })

    test('a patient gets a 404', async () => {
      expect(await ask(await signedInWith(database(), '+919800000001'), row)).toMatchObject(MISSING)
    })

    test('a removed staff member gets a 404, at the desk or not', async () => {
      const browser = await atDesk(database())
      await removeStaff(depsOf(database()), STAFF)
      expect(await ask(browser, row)).toMatchObject(MISSING)
    })

    test('the desk of another clinic cannot open a page of this one', async () => {
      const answer = await ask(await atDesk(database(), { places: [ONE_CHAIR] }), row)
      if (isOfPlace(name) || row.for === 'manager') expect(answer).toMatchObject(MISSING)
      else expect(JSON.stringify(answer)).not.toContain('T. Market')
    })

    test('the desk of this clinic opens its pages, but not the managers’ pages', async () => {
      const answer = await ask(await atDesk(database()), row)
      if (row.for === 'manager') return expect(answer).toMatchObject(MISSING)
      expect(answer.status).toBeLessThan(400)
      expect(answer.to ?? '').not.toContain('/enter')
    })

    test('a manager opens the page', async () => {
      const answer = await ask(await atDesk(database(), { role: 'manager', places: null }), row)
      expect(answer.status).toBeLessThan(400)
      expect(answer.to ?? '').not.toContain('/enter')
    })

    if (row.for === 'door') return
    test.each([
      ['locked by hand', { unlocked_at: null }],
      ['left alone for three minutes', { seen_at: minutesAgo(3) }],
      ['left alone for thirty', { seen_at: minutesAgo(30) }],
      ['entered twelve hours ago', { ends_at: minutesAgo(0) }],
    ])('a desk that was %s asks for the PIN or code, and leads back', async (_what, columns) => {
      const browser = await atDesk(database(), { role: 'manager', places: null })
      await put(columns)
      const answer = await ask(browser, row)
      expect(answer).toMatchObject({ status: 303, props: null })
      expect(new URL(answer.to ?? '', 'http://x').searchParams.get('next')).toContain(row.path)
    })

    test('staff who have signed in but not entered go to the entry page', async () => {
      await atDesk(database(), { role: 'manager', places: null })
      const answer = await ask(await signedInWith(database(), STAFF), row)
      expect(answer.to).toMatch(/^\/desk\/enter\?next=/)
    })
  })

  describe.each(Object.entries(DESK_CALLS))('%s', (name, { handler, body, role }) => {
    const post = (browser: PageBrowser) => {
      serveFrom(database())
      const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ')
      return call(handler, body, { headers: { cookie } })
    }
    const refused = (status: number, code: string) => ({ status, body: { error: { code } } })

    test('a guest must sign in; a patient and a removed staff member learn of no such call', async () => {
      expect(await post(new PageBrowser())).toMatchObject(refused(401, 'signed_out'))
      const none = refused(404, 'unknown_call')
      expect(await post(await signedInWith(database(), '+919800000001'))).toMatchObject(none)
      const browser = await atDesk(database())
      await removeStaff(depsOf(database()), STAFF)
      expect(await post(browser)).toMatchObject(none)
    })

    test('the desk gets an answer, and the desk of another clinic learns nothing of this one', async () => {
      const desk = await atDesk(database())
      expect(await post(desk)).toMatchObject(role ? refused(404, 'unknown_call') : { status: 200 })
      const other = await post(await atDesk(database(), { phone: '+919800000011', places: [ONE_CHAIR] }))
      expect(JSON.stringify(other.body)).not.toContain('T. Market')
      const manager = await atDesk(database(), { phone: '+919800000012', role: 'manager', places: null })
      expect((await post(manager)).status).toBe(200)
    })

    test('a locked desk accepts only the PIN call, and a desk that was left not even that', async () => {
      const browser = await atDesk(database(), { role: 'manager', places: null })
      await put({ seen_at: minutesAgo(3) })
      expect(await post(browser)).toMatchObject(
        name === 'desk/s/unlock' ? { status: 200 } : refused(423, 'desk_locked'),
      )
      await put({ seen_at: minutesAgo(30) })
      expect(await post(browser)).toMatchObject(refused(423, 'desk_locked'))
    })
  })

  test('the desk cookie of another person opens nothing for the signed-in user', async () => {
    const other = await atDesk(database(), { phone: '+919800000011' })
    await atDesk(database())
    const browser = await signedInWith(database(), STAFF)
    browser.cookies.set('__Host-desk', other.cookies.get('__Host-desk') ?? '')
    expect((await ask(browser, DESK_PAGES['/desk'])).to).toMatch(/^\/desk\/enter/)
  })

  test('an action keeps the desk open, and an automatic refresh does not', async () => {
    const browser = await atDesk(database(), { places: [ONE_CHAIR, THREE_CHAIRS] })
    await put({ seen_at: minutesAgo(2) })
    expect((await browser.get(home, DESK_PATHS.home())).status).toBe(200)
    const { seen_at } = await database().reads.selectFrom('desk_sessions').select('seen_at').executeTakeFirstOrThrow()
    expect(seen_at.getTime()).toBeGreaterThan(minutesAgo(1).getTime())
    await put({ seen_at: minutesAgo(2) })
    expect((await browser.get(home, '/desk', { 'x-page-data': '1' })).status).toBe(200)
    const [after] = await database().reads.selectFrom('desk_sessions').select('seen_at').execute()
    expect(after?.seen_at.getTime()).toBeLessThan(minutesAgo(1).getTime())
  })

  test('the entry page asks for the PIN and opens the desk', async () => {
    await atDesk(database())
    const browser = await signedInWith(database(), STAFF)
    const shown = await browser.get(enter, DESK_PATHS.enter('/desk/calls?place=x'))
    expect(shown.props.enter).toMatchObject({ asks: 'pin', isLocked: false, waits: '' })
    const wrong = await browser.post(enter, DESK_PATHS.enter('/desk/calls'), { desk_pin: '0000' })
    expect(wrong).toMatchObject({ status: 422, props: { enter: { cause: 'wrong' } } })
    const right = await browser.post(enter, DESK_PATHS.enter('/desk/calls'), { desk_pin: PIN })
    expect(right).toMatchObject({ status: 303, to: '/desk/calls' })
    expect([right.headers['set-cookie']].flat().join()).toMatch(
      /__Host-desk=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax/,
    )
  })
})
