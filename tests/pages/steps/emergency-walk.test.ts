import { beforeAll, describe, expect, test } from 'vitest'
import * as emergencyPage from '@/pages/emergency'
import * as clinicList from '@/pages/unified-booking/clinic-list'
import * as category from '@/pages/unified-booking/concern-category'
import * as inputPhone from '@/pages/unified-booking/input-phone'
import * as review from '@/pages/unified-booking/review'
import * as success from '@/pages/unified-booking/success'
import * as firstHelp from '@/pages/unified-booking/video-consultation'
import { PageBrowser, serveFrom } from '@/tests/support/browser/page-browser'
import { useDatabase } from '@/tests/support/servers/test-database'

type Row = { label: string; value: string }

describe('an emergency', () => {
  const database = useDatabase()
  beforeAll(() => serveFrom(database()))

  async function toFirstHelp() {
    const browser = new PageBrowser()
    const start = '/unified-booking/concern-category?flow=ORGANIC&phone=9876543210&city=chennai'
    const { to: asked } = await browser.get(category, start)
    expect((await browser.get(category, asked ?? '')).props.step.isEmergency).toBe(true)
    const { to } = await browser.post(category, asked ?? '', { concern_category: 'emergency' })
    return { browser, url: to ?? '', props: (await browser.get(firstHelp, to ?? '')).props }
  }
  const valuesAt = (rows: Row[], label: string) => rows.filter((row) => row.label === label).map(({ value }) => value)

  test('the step asks for clinic or video with the soonest first, and asks for no treatment', async () => {
    const { props } = await toFirstHelp()
    expect(props.step.isEmergency).toBe(true)
    expect(props.data).toMatchObject({
      treatment: 'routine_checkup',
      lines: {
        true: expect.stringMatching(/^Next: .+, (Today|Tomorrow) \d/),
        false: expect.stringMatching(/^Next: (Today|Tomorrow) \d.*A dentist will call you$/),
      },
    })
  })

  test('the list shows the soonest chair and the open clinics’ numbers, and the visit is booked as an emergency', async () => {
    const { browser, url, props } = await toFirstHelp()
    const form = { skip_video: 'true', treatment: props.data.treatment }
    const { to: list } = await browser.post(firstHelp, url, form)
    const { step, data } = (await browser.get(clinicList, list ?? '')).props
    expect([step.isEmergency, data.otherHref]).toEqual([true, null])
    expect(data.outcome).toMatch(/^5 clinics in Chennai, (open now|earliest slot) first$/)
    for (const { isOpen, call } of data.clinics)
      expect(call).toEqual(isOpen ? expect.objectContaining({ href: expect.stringMatching(/^tel:\d+$/) }) : null)
    expect(step.summary.map(({ label }: Row) => label)).not.toContain('Reason')
    const { to: reviewed } = await browser.post(clinicList, list ?? '', { slot: data.clinics[0].next.at(-1).value })
    const { rows } = (await browser.get(review, reviewed ?? '')).props.data
    expect(rows.map(({ label }: Row) => label)).toEqual(['When', 'Where', 'What'])
    expect(valuesAt(rows, 'What')).toEqual(['Emergency visit'])
    expect(valuesAt(rows, 'Where')).toEqual([expect.stringMatching(/^Muthu Dental .+, Chennai 600\d{3}$/)])
    const { to: done } = await browser.post(review, reviewed ?? '', { name: 'Asha Rao' })
    expect((await browser.get(success, done ?? '')).props.ticket.treatment).toBe('Emergency visit')
    const [booking] = await database().reads.selectFrom('bookings').select(['concern', 'treatment']).execute()
    expect(booking).toEqual({ concern: 'emergency', treatment: 'routine_checkup' })
    const [message] = await database().reads.selectFrom('outbox').select('personal_payload').execute()
    expect(message?.personal_payload).toMatchObject({ isEmergency: true, type: 'clinic' })
  })

  test('a video emergency is described as such everywhere, and names no clinic', async () => {
    const { browser, url } = await toFirstHelp()
    const { to: list } = await browser.post(firstHelp, url, { skip_video: 'false', treatment: 'routine_checkup' })
    const { data } = (await browser.get(clinicList, list ?? '')).props
    const slot = data.call.groups[0].slots[0].value
    const { to: reviewed } = await browser.post(clinicList, list ?? '', { appointment_type: 'video', slot })
    const { rows } = (await browser.get(review, reviewed ?? '')).props.data
    expect([valuesAt(rows, 'What'), valuesAt(rows, 'Where')]).toEqual([['Emergency consultation'], ['Video call']])
    const { to: done } = await browser.post(review, reviewed ?? '', { name: 'Asha Rao' })
    const { ticket } = (await browser.get(success, done ?? '')).props
    expect(ticket).toMatchObject({ kind: 'video', placeName: 'Video call', placeAddress: '', placePhone: null })
  })

  test('an emergency from the emergency page starts with the slot and asks for no treatment', async () => {
    const browser = new PageBrowser()
    const { chosen } = (await browser.get(emergencyPage, '/emergency?city=chennai')).props
    const { href } = chosen.clinics.find(({ time }: { time: object | null }) => time !== null).time
    expect(href).toContain('concern_category=emergency')
    const { step, data } = (await browser.get(inputPhone, href)).props
    expect([step.isEmergency, data.treatments]).toEqual([
      true,
      [{ value: 'routine_checkup', label: 'Emergency visit' }],
    ])
  })
})
