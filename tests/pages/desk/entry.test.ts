import { generateSync } from 'otplib'
import { beforeEach, describe, expect, test } from 'vitest'
import { DESK_PATHS } from '@/lib/addresses/desk'
import { addStaff, renewStaffKey } from '@/lib/use-cases/desk/staff/manage-staff'
import unlock from '@/pages/api/desk/s/unlock'
import * as home from '@/pages/desk'
import * as enter from '@/pages/desk/enter'
import * as lock from '@/pages/desk/lock'
import { type PageBrowser, serveFrom } from '@/tests/support/browser/page-browser'
import { call } from '@/tests/support/call'
import { depsOf, THREE_CHAIRS } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { atDesk, PIN, signedInWith } from '@/tests/support/desk/desk-browser'

const STAFF = '+919800000010'
const NEW = { phone: STAFF, name: 'Asha Desk', role: 'desk', places: [THREE_CHAIRS] } as const

describe('the entry page of the desk', () => {
  const { database } = useTestPlaces()
  beforeEach(() => serveFrom(database()))
  const deps = () => depsOf(database(), new Date())
  const put = (columns: { seen_at?: Date; unlocked_at?: null }) =>
    database().writes.updateTable('desk_sessions').set(columns).execute()
  const sessions = () => database().reads.selectFrom('desk_sessions').selectAll().execute()
  const post = (browser: PageBrowser, form: Record<string, string>, next = '/desk') =>
    browser.post(enter, DESK_PATHS.enter(next), form)

  test('desk staff choose a PIN at their first entry and then enter with it', async () => {
    await addStaff(deps(), NEW)
    const browser = await signedInWith(database(), STAFF)
    expect((await browser.get(enter, DESK_PATHS.enter())).props.enter).toMatchObject({ asks: 'choose' })
    for (const [pin, again, cause] of [
      ['12', '12', 'unreadable'],
      ['1234', '1234', 'easy'],
      ['7777', '7777', 'easy'],
      ['2580', '2581', 'different'],
    ] as const) {
      const answer = await post(browser, { desk_pin: pin, desk_pin_again: again })
      expect(answer).toMatchObject({ status: 422, props: { enter: { cause } } })
    }
    expect(await post(browser, { desk_pin: PIN, desk_pin_again: PIN })).toMatchObject({ status: 303, to: '/desk' })
    expect((await browser.get(home, '/desk')).status).not.toBe(404)
    const { pin_hash } = await database().reads.selectFrom('staff').select('pin_hash').executeTakeFirstOrThrow()
    expect(pin_hash).not.toContain(PIN)
  })

  test('a manager enters with an authenticator code, once, and chooses a PIN', async () => {
    const added = await addStaff(deps(), { ...NEW, role: 'manager', places: null })
    const secret = 'key' in added ? (added.key ?? '') : ''
    const browser = await signedInWith(database(), STAFF)
    expect((await browser.get(enter, DESK_PATHS.enter())).props.enter.asks).toBe('code')
    const code = generateSync({ secret })
    expect(await post(browser, { desk_pin: PIN })).toMatchObject({ status: 422, props: { enter: { cause: 'wrong' } } })
    expect(await post(browser, { desk_code: code })).toMatchObject({ status: 303, to: '/desk/enter?next=%2Fdesk' })
    // The manager has entered, but must choose a PIN before anything is shown.
    expect(await browser.get(home, '/desk')).toMatchObject({ status: 303, to: '/desk/enter?next=%2Fdesk' })
    expect((await browser.get(enter, DESK_PATHS.enter())).props.enter.asks).toBe('choose')
    expect(await post(browser, { desk_pin: PIN, desk_pin_again: PIN })).toMatchObject({ status: 303, to: '/desk' })
    const again = await signedInWith(database(), STAFF)
    expect(await post(again, { desk_code: code })).toMatchObject({ status: 422, props: { enter: { cause: 'wrong' } } })
    const renewed = (await renewStaffKey(deps(), STAFF)) ?? ''
    expect(renewed).not.toBe(secret)
  })

  test('five wrong codes or PINs lead to a wait, and a right one resets the count', async () => {
    await atDesk(database())
    const browser = await signedInWith(database(), STAFF)
    const wrong = async () => (await post(browser, { desk_pin: '0000' })).status
    for (let n = 0; n < 4; n += 1) expect(await wrong()).toBe(422)
    expect((await post(browser, { desk_pin: PIN })).status).toBe(303)
    await put({ unlocked_at: null })
    const other = await signedInWith(database(), STAFF)
    const tries = []
    for (let n = 0; n < 6; n += 1) tries.push((await post(other, { desk_pin: '0000' })).status)
    expect(tries).toEqual([422, 422, 422, 422, 422, 429])
    // During the wait even the right PIN is not checked.
    const { status, props } = await post(other, { desk_pin: PIN })
    expect([status, props.enter.cause, props.enter.until]).toEqual([429, 'wait', expect.stringMatching(/\d:\d\d/)])
  })

  test('the fifth wrong PIN ends the desk session', async () => {
    const browser = await atDesk(database())
    await put({ unlocked_at: null })
    for (let n = 0; n < 4; n += 1) await post(browser, { desk_pin: '0000' })
    expect(await sessions()).toHaveLength(1)
    expect((await post(browser, { desk_pin: '0000' })).props.enter.cause).toBe('left')
    expect(await sessions()).toEqual([])
    expect(browser.cookies.get('__Host-desk')).toMatch(/^(;|$)/)
  })

  test('a form sent to a locked desk continues after the PIN, and no address contains it', async () => {
    const browser = await atDesk(database())
    await put({ seen_at: new Date(Date.now() - 200_000) })
    const sent = { intent: 'cancel', reason: 'Meena fell ill', key: 'abc' }
    const away = await browser.post(home, '/desk?day=2026-11-24', sent)
    expect(away).toMatchObject({ status: 307, to: '/desk/enter?next=%2Fdesk%3Fday%3D2026-11-24' })
    // The browser sends the form again to the page it was led to (307).
    const door = await browser.post(enter, away.to ?? '', sent)
    expect(door.props.enter).toMatchObject({ asks: 'pin', isLocked: true, cause: null })
    const { waits } = door.props.enter
    // The page's source must show nothing of the form to a person at the counter.
    expect(JSON.stringify(door.props)).not.toMatch(/Meena|fell ill|abc/)
    const wrong = await browser.post(enter, door.props.enter.action, { desk_waits: waits, desk_pin: '0000' })
    expect(wrong.props.enter.waits).toBe(waits)
    const typed = { desk_waits: waits, desk_pin: PIN }
    const right = await browser.post(enter, door.props.enter.action, typed)
    expect(right).toMatchObject({ status: 307, to: '/desk?day=2026-11-24' })
    for (const { to } of [away, right]) expect(to).not.toContain('Meena')
  })

  test.each(['https://evil.example/', '//evil.example', '/account', '/deskx', '/desk/../account', ''])(
    'the entry page leads on within the desk only, not to %j',
    async (next) => {
      const browser = await atDesk(database())
      expect(await browser.get(enter, `/desk/enter?next=${encodeURIComponent(next)}`)).toMatchObject({ to: '/desk' })
    },
  )

  test('the buttons lock the desk, hide names, and end the session with all data of this browser', async () => {
    const browser = await atDesk(database())
    const press = (intent: string) => browser.post(lock, DESK_PATHS.lock, { intent, here: '/desk/calls' })
    expect(await press('hide')).toMatchObject({ status: 303, to: '/desk/calls' })
    expect(browser.cookies.get('__Host-desk-hide')).toBe('1')
    expect(await press('lock')).toMatchObject({ status: 303, to: '/desk/enter?next=%2Fdesk%2Fcalls' })
    expect(await browser.get(home, '/desk')).toMatchObject({ to: '/desk/enter?next=%2Fdesk' })
    expect(await press('leave')).toMatchObject({ status: 303, to: '/desk' })
    expect(await sessions()).toEqual([])
    const out = await browser.get(home, '/desk')
    expect(out).toMatchObject({ status: 307, to: '/sign-in?next=%2Fdesk' })
    expect(out.headers['clear-site-data']).toContain('"storage"')
  })

  test('a blank screen opens only by a call with the PIN', async () => {
    const browser = await atDesk(database())
    await put({ seen_at: new Date(Date.now() - 200_000) })
    const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ')
    const ask = async (pin: string) => (await call(unlock, { pin }, { headers: { cookie } })).body
    expect(await ask('0000')).toEqual({ outcome: 'wrong', until: '' })
    expect(await ask(PIN)).toEqual({ outcome: 'unlocked', until: '' })
    expect((await browser.get(home, '/desk')).to ?? '').not.toContain('enter')
  })
})
