import { describe, expect, test } from 'vitest'
import { renderMessage } from '@/lib/messages/templates'
import * as manage from '@/pages/manage/[reference]'
import * as clinicList from '@/pages/unified-booking/clinic-list'
import * as review from '@/pages/unified-booking/review'
import * as success from '@/pages/unified-booking/success'
import { PageBrowser } from '@/tests/support/browser/page-browser'
import { useOneSeat } from '@/tests/support/one-seat'

const LIST = '/unified-booking/clinic-list?flow=ORGANIC&city=chennai&concern_category=alignment&treatment=braces'
const SLOT = '2026-11-24T11:00/11:30@106'
const KAVYA = { name: 'Kavya Rao', age: '8' }

describe('a booking for somebody else', () => {
  const { database } = useOneSeat()
  const choose = async (browser: PageBrowser, phone: string, self_booked: string) => {
    const { to } = await browser.get(clinicList, `${LIST}&phone=${phone}`)
    return (await browser.post(clinicList, to as string, { slot: SLOT, self_booked })).to as string
  }

  test('the review asks the age, names the patient on every page except to an unverified number, and says whom we call', async () => {
    const browser = new PageBrowser()
    const url = await choose(browser, '9876543210', 'false')
    expect((await browser.get(review, url)).props.data.other).toEqual({
      calls: '98765 43210',
      age: '',
      isChild: false,
    })
    for (const [age, cause] of Object.entries({ '': 'empty', x: 'characters', 130: 'range' })) {
      const refused = await browser.post(review, url, { ...KAVYA, age })
      expect([refused.status, refused.props.step.causes, refused.props.data.other.age]).toEqual([
        422,
        { age: cause },
        age,
      ])
    }
    const { to } = await browser.post(review, url, KAVYA)
    const shown = (await browser.get(success, to as string)).props.ticket
    expect(shown).toMatchObject({ patient: 'Kavya Rao, 8 years', phone: '98765 43210' })
    const managed = await browser.get(manage, `/manage/${shown.reference}?reference=${shown.reference}`)
    expect(managed.props.ticket.patient).toBe('Kavya Rao, 8 years')
    const stored = database().reads.selectFrom('bookings').where('reference', '=', shown.reference)
    expect(await stored.select(['self_booked', 'personal_age']).execute()).toEqual([
      { self_booked: false, personal_age: 8 },
    ])
    const sent = database().reads.selectFrom('outbox').where('kind', '=', 'booking_confirmed').selectAll()
    const [message] = await sent.execute()
    expect(message?.personal_to).toBe('+919876543210')
    expect(
      renderMessage('booking_confirmed', message?.personal_payload, { origin: 'http://localhost', language: 'en' })
        .text,
    ).toContain('for another person: Appointment confirmed for')
  })

  test('the typed age is kept, sealed, while the hold is extended', async () => {
    const browser = new PageBrowser()
    const url = await choose(browser, '9876543211', 'false')
    const { to } = await browser.post(review, url, { ...KAVYA, intent: 'keep' })
    expect(to).toMatch(/&age=~/)
    const { props } = await browser.get(review, to as string)
    expect([props.step.values.name, props.data.other.age]).toEqual(['Kavya Rao', '8'])
    expect((await new PageBrowser().get(review, to as string)).to).toBeTruthy()
  })

  test('a child’s treatment asks for name and age, and requires a parent or guardian', async () => {
    const browser = new PageBrowser()
    const children = LIST.replace('alignment', 'children').replace('braces', 'routine_checkup')
    const { to: list } = await browser.get(clinicList, `${children}&phone=9876543213`)
    const { step, data } = (await browser.get(clinicList, list as string)).props
    expect([step.values.self_booked, data.isForChild]).toEqual(['false', true])
    const { to: url } = await browser.post(clinicList, list as string, { slot: SLOT, self_booked: 'false' })
    const { other } = (await browser.get(review, url as string)).props.data
    expect(other).toEqual({ calls: '98765 43213', age: '', isChild: true })
    const { to } = await browser.post(review, url as string, KAVYA)
    expect((await browser.get(success, to as string)).props.ticket).toMatchObject({ hasGuardian: true })
    const stored = database().reads.selectFrom('bookings').where('personal_phone', '=', '+919876543213')
    expect(await stored.select(['concern', 'self_booked', 'personal_age']).execute()).toEqual([
      { concern: 'children', self_booked: false, personal_age: 8 },
    ])
  })

  test('the booking is the patient’s own, without an age, when nobody else comes', async () => {
    const browser = new PageBrowser()
    const url = await choose(browser, '9876543212', 'true')
    expect((await browser.get(review, url)).props.data.other).toBeNull()
    const { to } = await browser.post(review, url, { name: 'Asha Rao', age: '8' })
    expect((await browser.get(success, to as string)).props.ticket).toMatchObject({ name: 'Asha Rao', patient: null })
    const ages = database().reads.selectFrom('bookings').where('personal_phone', '=', '+919876543212')
    expect(await ages.select('personal_age').execute()).toEqual([{ personal_age: null }])
  })
})
