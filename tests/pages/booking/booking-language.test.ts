// A patient turns to another language after the booking, and staff see which one.
import { describe, expect, test } from 'vitest'
import { DESK_PATHS } from '@/lib/addresses/desk'
import type { Language } from '@/lib/catalogue/languages'
import { textsIn } from '@/lib/texts/languages'
import * as day from '@/pages/desk/[place]'
import * as calls from '@/pages/desk/calls'
import * as manage from '@/pages/manage/[reference]'
import * as phoneStep from '@/pages/unified-booking/input-phone'
import { PageBrowser } from '@/tests/support/browser/page-browser'
import { THREE_CHAIRS } from '@/tests/support/chain/test-places'
import { atDesk } from '@/tests/support/desk/desk-browser'
import { bookedToday } from '@/tests/support/desk/desk-day'
import { manageAt, useOwnBooking } from '@/tests/support/own-booking'

describe('the language of a booking', () => {
  const { database, own } = useOwnBooking()
  const languages = () => database().reads.selectFrom('bookings').select('language').execute()
  const kept = async (language: Language) => expect(await languages()).toEqual([{ language }])

  test('a change on the booking’s page gives it the language of the page, and a look changes nothing', async () => {
    const browser = new PageBrowser()
    const at = (query = '') => `/ta${manageAt(own.reference, query)}`
    const opened = await browser.get(manage, at(`&key=${own.key}`))
    expect(opened).toMatchObject({ status: 303, to: `/ta/manage/${own.reference}` })
    await browser.get(manage, at())
    await kept('en')
    expect((await browser.post(manage, at(), { intent: 'cancel' })).status).toBe(303)
    await kept('ta')
    const [told] = await database()
      .reads.selectFrom('outbox')
      .where('kind', '=', 'booking_cancelled')
      .selectAll()
      .execute()
    expect(told).toMatchObject({ language: 'ta' })
  })

  test('a refused change leaves the language and the version that the desk’s open form names', async () => {
    const state = () =>
      database().reads.selectFrom('bookings').select(['language', 'version']).executeTakeFirstOrThrow()
    const before = await state()
    const browser = new PageBrowser()
    await browser.get(manage, manageAt(own.reference, `&key=${own.key}`))
    const send = (form: Record<string, string>) => browser.post(manage, `/ta${manageAt(own.reference)}`, form)
    expect((await send({ intent: 'move', slot: 'soon' })).status).toBe(422)
    expect((await send({ intent: 'here' })).status).toBe(409)
    expect((await send({ intent: 'nothing' })).status).toBe(400)
    expect(await state()).toEqual(before)
    expect((await send({ intent: 'earlier_stop' })).status).toBe(303)
    expect(await state()).toEqual({ ...before, language: 'ta' })
  })

  test('a visitor without access changes no language', async () => {
    await new PageBrowser().post(manage, `/ta${manageAt(own.reference)}`, { intent: 'cancel' })
    await kept('en')
  })

  test('a lead has the language of its step', async () => {
    const browser = new PageBrowser()
    const step = '/unified-booking/input-phone?flow=ORGANIC'
    await browser.post(phoneStep, `/kn${step}`, { phone: '98765 43210' })
    const leads = () => database().reads.selectFrom('leads').select('language').execute()
    expect(await leads()).toEqual([{ language: 'kn' }])
    await browser.post(phoneStep, step, { phone: '98765 43210' })
    expect(await leads()).toEqual([{ language: 'en' }])
  })

  test('the desk sees which language a patient speaks, on the day and on the call list', async () => {
    const { id } = await bookedToday(database(), { placeId: THREE_CHAIRS, name: 'Meena', phone: '+919800000007' })
    await database().writes.updateTable('bookings').set({ language: 'ta' }).where('id', '=', id).execute()
    const browser = await atDesk(database())
    const { day: view } = (await browser.get(day, `${DESK_PATHS.day(THREE_CHAIRS)}?place=${THREE_CHAIRS}`)).props
    expect(JSON.stringify(view)).toContain('"text":"Speaks Tamil"')
    await database().writes.updateTable('bookings').set({ proved: false }).where('id', '=', id).execute()
    await database()
      .writes.insertInto('leads')
      .values({
        personal_phone: '+919800000009',
        language: 'mr',
        flow: 'PPR',
        step: 'end',
        answers: '{}',
        attribution: '{}',
        consent_version: '1',
        created_at: new Date(),
        updated_at: new Date(),
        finished_at: new Date(),
      })
      .execute()
    const { calls: list } = (await browser.get(calls, `/desk/calls?place=${THREE_CHAIRS}`)).props
    expect(list.lines.map(({ about }: { about: string }) => about)).toEqual(['Speaks Marathi'])
  })
})

test('a page says which languages the callers speak, if its own is none of them', () => {
  expect(textsIn('ta').brand.BRAND.callsIn).toBe('')
  expect(textsIn('en').brand.BRAND.callsIn).toBe('')
  expect(textsIn('mr').brand.BRAND.callsIn).toBe('कॉलवर आम्ही या भाषा बोलतो: इंग्रजी, तामिळ, हिंदी, तेलगू, कन्नड आणि मल्याळम.')
})
