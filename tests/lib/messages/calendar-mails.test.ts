// The calendar shows the appointment's present state, in whatever order the e-mails arrive.
import ICAL from 'ical.js'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { chain, setChain } from '@/lib/catalogue/chain'
import { calendarFileOf } from '@/lib/domain/calendar/calendar-file'
import { instantOf } from '@/lib/domain/clinic-time'
import { deliverOutbox } from '@/lib/messages/deliver'
import { smtp } from '@/lib/messages/transports/smtp'
import { cancelBooking } from '@/lib/use-cases/booking/cancel'
import { findBooking } from '@/lib/use-cases/booking/find'
import { rescheduleBooking } from '@/lib/use-cases/booking/reschedule'
import { undoCancel } from '@/lib/use-cases/booking/undo-cancel'
import { depsWith, outboxOf, seconds, useKept } from '@/tests/lib/messages/kept-transport'
import { openAccount } from '@/tests/support/account/accounts'
import { book, minutesAfter, slot, TOMORROW } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { calendarPartOf, shownAfter } from '@/tests/support/patients-calendar'
import { type SmtpServer, startSmtpServer } from '@/tests/support/servers/smtp-server'

const PHONE = '+919800000001'
const permutations = <T>(list: readonly T[]): T[][] =>
  list.length === 0
    ? [[]]
    : list.flatMap((one, at) => permutations(list.filter((_, n) => n !== at)).map((rest) => [one, ...rest]))

describe('an appointment of an account with an e-mail address', () => {
  const { database, deps } = useTestPlaces()
  const kept = useKept()
  let server: SmtpServer
  let uid: string
  beforeEach(async () => {
    server = await startSmtpServer()
    ;({ uid } = await openAccount(deps(), { phone: PHONE }))
    await database().writes.updateTable('users').set({ personal_email: 'meena@example.in' }).execute()
  })
  afterEach(() => server.stop())
  const deliver = async (now: Date) => {
    const email = smtp({ url: server.url, from: 'Muthu Dental <care@example.in>', timeoutMs: 2000 })
    const asked = depsWith(database(), kept, now)
    await deliverOutbox({ ...asked, transports: { sms: kept, email } })
  }
  const access = (reference: string) => ({ reference, owner: 'ann' })
  const eleven = slot(TOMORROW, '11:00', '11:30')
  const files = () => server.mails.map(({ data }) => calendarPartOf(data).content)
  const isTen = instantOf(TOMORROW, '10:00')

  test('comes into a calendar with the SMS, by a part that names its method, and attached', async () => {
    const { reference } = await book(deps(), { uid, phone: PHONE })
    await deliver(seconds(19))
    expect(server.mails).toEqual([])
    await deliver(seconds(21))
    expect(kept.texts).toHaveLength(1)
    const [mail] = server.mails
    expect(mail).toMatchObject({ from: 'care@example.in', to: ['meena@example.in'] })
    const { header, content } = calendarPartOf(mail?.data ?? '')
    expect(header).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=REQUEST/)
    expect(mail?.data).toMatch(/filename=appointment\.ics/)
    expect(shownAfter([content])).toEqual(
      new Map([[`${reference}@dental-booking`, { method: 'REQUEST', cancelled: false, sequence: 0, startsAt: isTen }]]),
    )
    expect(content).toMatch(/ORGANIZER:mailto:care@example\.in\r?\n/)
    expect(content.replace(/\r?\n /g, '')).toContain('mailto:meena@example.in')
    const event = new ICAL.Component(ICAL.parse(content)).getFirstSubcomponent('vevent')
    const { summary, location, description } = new ICAL.Event(event as ICAL.Component)
    expect(summary).toBe('Dentist appointment · Muthu Dental Fort')
    expect(location).toMatch(/^Test Dental Fort, 1 Fort Road, .*59\d{4}$/)
    expect(description).toMatch(new RegExp(`^Call us: 080 0000 1\nYour booking ${reference}: https://`))
    const alarm = event?.getFirstSubcomponent('valarm')
    expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-PT2H')
    // The link's key goes out by SMS alone.
    expect(mail?.data).not.toContain('key=')
    expect(content).toContain(`/manage/${reference}`)
  })

  test('comes in the language of the booking, with the chain’s own translations', async () => {
    const facts = chain()
    onTestFinished(() => setChain(facts))
    const ta = { ...facts.translations?.ta, 'Test Dental Fort': 'டெஸ்ட் கோட்டை', Fort: 'கோட்டை' }
    setChain({ ...facts, translations: { ...facts.translations, ta } })
    const { reference } = await book(deps(), { uid, phone: PHONE, language: 'ta' })
    await deliver(seconds(21))
    const { content } = calendarPartOf(server.mails[0]?.data ?? '')
    const event = new ICAL.Component(ICAL.parse(content)).getFirstSubcomponent('vevent')
    const { summary, location, description } = new ICAL.Event(event as ICAL.Component)
    expect(location).toMatch(/^டெஸ்ட் கோட்டை, /)
    expect(summary).toMatch(/ · Muthu Dental கோட்டை$/)
    expect(description).toContain(`/ta/manage/${reference}`)
  })

  test('is the newest in the calendar in whatever order the mails come, and after the site’s own file', async () => {
    const { reference } = await book(deps(), { uid, phone: PHONE })
    const own = await findBooking(deps(), access(reference))
    const downloaded = calendarFileOf(
      {
        ...eleven,
        reference,
        cancelled: false,
        nth: own?.nth ?? -1,
        startsAt: isTen,
        endsAt: isTen,
        title: '',
        place: '',
        note: '',
        url: '',
      },
      minutesAfter(0),
    )
    await deliver(minutesAfter(1))
    await rescheduleBooking(deps(2), { ...access(reference), ...eleven, network: '192.0.2.9' })
    await deliver(minutesAfter(3))
    const moved = { method: 'REQUEST', cancelled: false, sequence: 2, startsAt: instantOf(TOMORROW, '11:00') }
    for (const order of permutations([...files(), downloaded])) expect([...shownAfter(order).values()]).toEqual([moved])
    await cancelBooking(deps(4), access(reference))
    await deliver(minutesAfter(5))
    const gone = { ...moved, method: 'CANCEL', cancelled: true, sequence: 3 }
    expect(files()).toHaveLength(3)
    expect(files().map((file) => file.includes('BEGIN:VALARM'))).toEqual([true, true, false])
    for (const order of permutations([...files(), downloaded])) expect([...shownAfter(order).values()]).toEqual([gone])
    await undoCancel(deps(4.9), { ...access(reference), network: '192.0.2.9' })
    await deliver(minutesAfter(6))
    const again = { ...moved, sequence: 4 }
    for (const order of permutations(files())) expect([...shownAfter(order).values()]).toEqual([again])
  })

  test('is not told what was undone before its mail left', async () => {
    const { reference } = await book(deps(), { uid, phone: PHONE })
    await cancelBooking(deps(seconds(5)), access(reference))
    await deliver(minutesAfter(1))
    expect(server.mails).toEqual([])
  })

  test('doubles no SMS while the mail server fails, and comes once it is back', async () => {
    await book(deps(), { uid, phone: PHONE })
    server.recipientReply = '451 not now'
    for (const minute of [1, 2, 3, 10]) await deliver(minutesAfter(minute))
    expect(kept.texts).toHaveLength(1)
    server.recipientReply = '250 ok'
    await deliver(minutesAfter(60))
    await deliver(minutesAfter(120))
    expect(server.mails).toHaveLength(1)
    expect(kept.texts).toHaveLength(1)
  })

  test('has no mail where the account has no address, or there is no account', async () => {
    await database().writes.updateTable('users').set({ personal_email: null }).execute()
    await book(deps(), { uid, phone: PHONE })
    await database().writes.updateTable('users').set({ personal_email: 'meena@example.in' }).execute()
    await book(deps(), { owner: 'bob', phone: '+919800000002', ...eleven })
    expect((await outboxOf(database())).map(({ kind }) => kind)).toEqual(['booking_confirmed', 'booking_confirmed'])
  })
})
