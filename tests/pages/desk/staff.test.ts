// Managers add, change and remove staff of their own clinics. Every change takes a new code of their authenticator.
import { generateSync } from 'otplib'
import { beforeEach, describe, expect, test } from 'vitest'
import { DESK_PATHS } from '@/lib/addresses/desk'
import { addStaff, renewStaffKey } from '@/lib/use-cases/desk/staff/manage-staff'
import * as deskHome from '@/pages/desk'
import * as events from '@/pages/desk/events'
import * as staff from '@/pages/desk/staff'
import { type PageBrowser, serveFrom } from '@/tests/support/browser/page-browser'
import { depsOf, ONE_CHAIR, THREE_CHAIRS } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { atDesk } from '@/tests/support/desk/desk-browser'

const MANAGER = '+919800000010'
const RAVI = '+919800000011'

describe('the staff page', () => {
  const { database } = useTestPlaces()
  let manager: PageBrowser
  let key: string
  beforeEach(async () => {
    serveFrom(database())
    manager = await atDesk(database(), { role: 'manager', name: 'Asha Manager' })
    key = (await renewStaffKey(depsOf(database()), MANAGER)) ?? ''
  })

  /** A code that was not used: in a test, several are needed within 30 seconds. */
  async function code(): Promise<string> {
    await database().writes.updateTable('staff').set({ totp_last_step: null }).execute()
    return generateSync({ secret: key })
  }
  const view = async (browser = manager, query = '') =>
    (await browser.get(staff, `${DESK_PATHS.staff()}${query}`)).props.view
  const lineOf = async (name: string) => (await view()).lines.find((line: { name: string }) => line.name === name)
  const post = async (form: Record<string, string>, browser = manager) =>
    browser.post(staff, DESK_PATHS.staff(), { intent: 'save', code: await code(), ...form })
  const RAVI_FORM = { name: 'Ravi Desk', phone: '98000 00011', role: 'desk', [`place_${THREE_CHAIRS}`]: 'on' }
  const rowOf = (phone: string) =>
    database().reads.selectFrom('staff').selectAll().where('personal_phone', '=', phone).executeTakeFirst()

  test('a manager adds somebody, changes them and removes them; the audit log says who did it', async () => {
    expect(await post(RAVI_FORM)).toMatchObject({ status: 303, to: '/desk/staff?notice=saved' })
    const { id, changeHref, ...shown } = await lineOf('Ravi Desk')
    expect(shown).toEqual({
      name: 'Ravi Desk',
      phone: '98000 00011',
      role: 'Desk',
      where: 'Test Dental T. Market',
      pin: 'Not chosen yet',
    })
    const { form } = await view(manager, `?member=${id}`)
    expect(form).toMatchObject({ member: id, title: 'Change Ravi Desk', phone: '98000 00011', role: 'desk' })
    const ravi = await atDesk(database(), { phone: RAVI, name: 'Ravi Desk' })
    expect((await ravi.get(deskHome, '/desk')).status).not.toBe(404)
    await post({ ...RAVI_FORM, member: id, name: 'Ravi Kumar' })
    expect(await lineOf('Ravi Kumar')).toMatchObject({ id, pin: 'Chosen' })
    expect(await post({ intent: 'pin', member: id })).toMatchObject({ status: 303 })
    expect(await rowOf(RAVI)).toMatchObject({ pin_hash: null })
    expect(await post({ intent: 'remove', member: id })).toMatchObject({ status: 303 })
    expect(await lineOf('Ravi Kumar')).toBeUndefined()
    expect(await ravi.get(deskHome, '/desk')).toMatchObject({ status: 404 })
    const { lines } = (await manager.get(events, DESK_PATHS.events())).props.events
    expect(lines.map(({ who, what, changes }: Record<string, string>) => [who, what, changes])).toEqual([
      ['Asha Manager', 'Removed staff', 'Ravi Kumar'],
      ['Asha Manager', 'Removed a PIN', 'Ravi Kumar'],
      ['Asha Manager', 'Added or changed staff', 'Ravi Kumar'],
      ['Asha Manager', 'Added or changed staff', 'Ravi Kumar, Role: Desk, Clinics: 1'],
    ])
  })

  test('a new manager gets a key once, and a lost phone gets another that replaces it', async () => {
    const { status, props } = await post({ ...RAVI_FORM, role: 'manager' })
    expect([status, props.view.key.text]).toEqual([200, expect.stringMatching(/^(\w{4} )+\w{4}$/)])
    expect(props.view.key.uri).toContain(props.view.key.text.replaceAll(' ', ''))
    expect((await view()).key).toBeNull()
    const { id } = await lineOf('Ravi Desk')
    const kept = (await rowOf(RAVI))?.totp_secret
    // A changed name leaves the key as it is.
    expect(await post({ ...RAVI_FORM, role: 'manager', name: 'Ravi Kumar', member: id })).toMatchObject({ status: 303 })
    expect((await rowOf(RAVI))?.totp_secret).toBe(kept)
    expect((await post({ intent: 'key', member: id })).props.view.key).not.toEqual(props.view.key)
    expect((await rowOf(RAVI))?.totp_secret).not.toBe(kept)
  })

  test('each mistake is named at its field, and nothing typed is lost', async () => {
    const mistakes = async (form: Record<string, string>) => {
      const { status, props } = await post({ ...RAVI_FORM, ...form })
      expect(status).toBe(422)
      return props.view.form
    }
    expect(await mistakes({ phone: '12' })).toMatchObject({
      name: 'Ravi Desk',
      phone: '12',
      role: 'desk',
      places: [{ id: `place_${THREE_CHAIRS}`, isChosen: true }],
      mistakes: { phone: expect.stringContaining('10 digits') },
    })
    expect((await mistakes({ name: '' })).mistakes).toHaveProperty('name')
    expect((await mistakes({ role: 'owner' })).mistakes).toHaveProperty('role')
    expect((await mistakes({ code: '000000' })).mistakes.code).toContain('Wait for the next one')
    const { [`place_${THREE_CHAIRS}`]: _, ...nowhere } = RAVI_FORM
    expect((await post(nowhere)).props.view.form.mistakes).toHaveProperty('places')
    expect(await rowOf(RAVI)).toBeUndefined()
  })

  test('a code works once', async () => {
    const used = await code()
    await manager.post(staff, DESK_PATHS.staff(), { intent: 'save', ...RAVI_FORM, code: used })
    const again = await manager.post(staff, DESK_PATHS.staff(), { intent: 'save', ...RAVI_FORM, name: 'B', code: used })
    expect([again.status, again.props.view.form.mistakes.code]).toEqual([422, expect.stringContaining('used before')])
  })

  test('a manager reaches only staff of their own clinics, gives no more than they have, and not to themselves', async () => {
    const elsewhere = { phone: RAVI, name: 'Ravi Far', role: 'desk', places: [ONE_CHAIR, THREE_CHAIRS] } as const
    await addStaff(depsOf(database()), elsewhere)
    const far = await rowOf(RAVI)
    expect(await lineOf('Ravi Far')).toMatchObject({ changeHref: null })
    for (const intent of ['remove', 'pin', 'key'])
      expect((await post({ intent, member: far?.id ?? '' })).props.view.form.mistakes.code).toMatch(/not yours/)
    expect((await post(RAVI_FORM)).props.view.form.mistakes.code).toMatch(/not yours/)
    expect(await rowOf(RAVI)).toEqual(far)
    const form = { ...RAVI_FORM, phone: '98000 00012' }
    expect((await post({ ...form, [`place_${ONE_CHAIR}`]: 'on' })).status).toBe(422)
    expect((await post({ ...form, everywhere: 'on' })).status).toBe(422)
    expect((await post({ ...RAVI_FORM, phone: MANAGER })).props.view.form.mistakes.code).toMatch(/their own access/)
    const own = await rowOf(MANAGER)
    expect((await post({ intent: 'remove', member: own?.id ?? '' })).status).toBe(422)
    expect((await post({ intent: 'remove', member: 'x' })).status).toBe(400)
    expect(await rowOf('+919800000012')).toBeUndefined()
  })

  test('desk staff change nobody', async () => {
    const ravi = await atDesk(database(), { phone: RAVI, name: 'Ravi Desk' })
    expect(await ravi.post(staff, DESK_PATHS.staff(), { intent: 'remove' })).toMatchObject({ status: 404 })
  })

  test('two managers who remove each other at one moment: one of them stays', async () => {
    const ravi = await atDesk(database(), { phone: RAVI, name: 'Ravi Manager', role: 'manager' })
    const other = (await renewStaffKey(depsOf(database()), RAVI)) ?? ''
    const [mine, theirs] = [await rowOf(MANAGER), await rowOf(RAVI)]
    const remove = (browser: PageBrowser, secret: string, member = '') =>
      browser.post(staff, DESK_PATHS.staff(), { intent: 'remove', member, code: generateSync({ secret }) })
    await Promise.all([remove(manager, key, theirs?.id), remove(ravi, other, mine?.id)])
    const rows = [await rowOf(MANAGER), await rowOf(RAVI)]
    expect(rows.filter((row) => row?.disabled_at === null)).toHaveLength(1)
  })
})
