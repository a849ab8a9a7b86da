// Anonymous visitors who book and cancel, in every rhythm, must not flood one number. The gateway is real.
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { deliverOutbox } from '@/lib/messages/deliver'
import { httpSms } from '@/lib/messages/transports/http-sms'
import { sendCodeMessage } from '@/lib/messages/write-code'
import { cancelBooking } from '@/lib/use-cases/booking/cancel'
import { renewLink } from '@/lib/use-cases/booking/renew-link'
import { activateMembership } from '@/lib/use-cases/membership/activate'
import { code, depsWith, ORIGIN, outboxOf, PHONE } from '@/tests/lib/messages/kept-transport'
import { openAccount } from '@/tests/support/account/accounts'
import { book, minutesAfter, slot, stranger, THREE_CHAIRS } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { type LocalServer, startLocalServer } from '@/tests/support/servers/local-server'

const DAY = 24 * 60
const STARTS = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30', '12:00', '12:30', '13:00']
/** The nth half hour of a day that is far enough ahead. */
const nth = (n: number, date = '2026-11-27') => slot(date, STARTS[n], STARTS[n + 1])

describe('the messages to one number', () => {
  const { database, deps: at } = useTestPlaces()
  let gateway: LocalServer
  beforeEach(async () => {
    gateway = await startLocalServer()
  })
  afterEach(() => gateway.stop())

  // An IP address, because a busy machine may give up on a name's second address after a quarter of a second.
  const sms = () => httpSms({ url: gateway.origin.replace('localhost', '127.0.0.1'), sender: 'MUTHUD' })
  const deps = (minutes: number) => depsWith(database(), sms(), minutesAfter(minutes))
  const deliver = (minutes: number) => deliverOutbox(deps(minutes))
  const texts = () => gateway.asked.map(({ body }) => (body as { text: string }).text)
  const access = (reference: string) => ({ reference, owner: 'ann' })
  // Each booking comes from another network, because one network may do less.
  let networks = 0
  const bookFor = (minutes: number, given: Parameters<typeof book>[1] = {}) => {
    networks += 1
    const wish = { phone: PHONE, placeId: THREE_CHAIRS, ...nth(2), ...stranger(`192.0.2.${networks % 250}`) }
    return book(at(minutes), { ...wish, ...given })
  }
  /** Books, and cancels `after` minutes later. */
  async function cycle(minutes: number, after: number): Promise<void> {
    const { reference } = await bookFor(minutes)
    if (after > 0) await deliver(minutes + after - 0.1)
    await cancelBooking(at(minutes + after), access(reference))
  }
  const slowly = async (times: number) => {
    for (let n = 0; n < times; n += 1) await cycle(n * 2, 1).then(() => deliver(n * 2 + 1.9))
  }
  const bookFive = async () => {
    const booked = []
    for (const n of [0, 1, 2, 3, 4]) booked.push((await bookFor(0, nth(n))).reference)
    return booked as [string, string, string, string, string]
  }
  const waiting = async () =>
    (await outboxOf(database())).filter(({ sent_at, dropped }) => sent_at === null && dropped === null)

  test('a number gets no message when bookings are made and cancelled at once, 25 times', async () => {
    for (let n = 0; n < 25; n += 1) await cycle(n / 60, 0)
    for (const minutes of [0.5, 1, 2, 60, DAY + 1]) await deliver(minutes)
    expect(texts()).toEqual([])
  })

  test('a number gets at most eight messages a day when bookings are cancelled after their message, 25 times', async () => {
    await slowly(25)
    expect(texts().length).toBeLessThanOrEqual(5)
    for (let minutes = 60; minutes < DAY; minutes += 15) await deliver(minutes)
    expect(texts().length).toBeLessThanOrEqual(8)
  })

  test('a number gets at most eight messages in any day of three such days', async () => {
    const sent: number[] = []
    for (let minutes = 0; minutes < 3 * DAY; minutes += 37) {
      await cycle(minutes, 1)
      const before = gateway.asked.length
      await deliver(minutes + 36)
      for (let n = before; n < gateway.asked.length; n += 1) sent.push(minutes)
    }
    expect(sent.length).toBeGreaterThan(8)
    for (const from of sent)
      expect(sent.filter((when) => when >= from && when < from + DAY).length).toBeLessThanOrEqual(8)
    // Runs a hundred cycles in sequence.
  }, 120_000)

  test('the messages beyond the share wait for one summary of the bookings that then stand', async () => {
    const [first, second, third, , fifth] = await bookFive()
    await deliver(1)
    expect(texts()).toHaveLength(5)
    await cancelBooking(at(10), access(first))
    await cancelBooking(at(10), access(third))
    const sixth = await bookFor(11, nth(6))
    await deliver(12)
    await deliver(60)
    expect(texts()).toHaveLength(5)
    await cancelBooking(at(60.5), access(sixth.reference))
    for (const minutes of [61.1, 62, 70]) await deliver(minutes)
    expect(texts()).toHaveLength(6)
    expect(texts()[5]).toContain(
      `Booked on this number: Fri 27 Nov, 9:30 am, Test Dental T. Market, Ref ${second}; Fri 27 Nov, 10:30 am,`,
    )
    expect(texts()[5]).toContain(`${ORIGIN}/account`)
    for (const gone of [first, third, sixth.reference]) expect(texts()[5]).not.toContain(gone)
    expect(await waiting()).toEqual([])
    await cancelBooking(at(80), access(fifth))
    await deliver(81)
    expect(texts().slice(6)).toEqual([expect.stringContaining('is cancelled')])
  })

  test('a booking in a summary counts as announced', async () => {
    await slowly(3)
    const { reference } = await bookFor(10)
    await deliver(11)
    await deliver(62)
    expect(texts().at(-1)).toContain(`Ref ${reference}`)
    const before = texts().length
    await cancelBooking(at(70), access(reference))
    await deliver(71)
    expect(texts().slice(before)).toEqual([expect.stringContaining('is cancelled')])
  })

  test('a summary says that nothing is booked, and is left out when no booking was announced', async () => {
    const told = await bookFive()
    await deliver(1)
    for (const reference of told) await cancelBooking(at(2), access(reference))
    await deliver(3)
    await deliver(62)
    expect(texts().slice(5)).toEqual([expect.stringContaining('No upcoming appointments are booked on this number')])
    await cycle(64, 1)
    await deliver(66)
    const untold = await bookFor(70)
    await deliver(71)
    expect(texts()).toHaveLength(8)
    await cancelBooking(at(75), access(untold.reference))
    for (let minutes = 76; minutes < 3 * DAY; minutes += 60) await deliver(minutes)
    expect(texts()).toHaveLength(8)
    expect(await waiting()).toEqual([])
  })

  test('parallel deliveries stay within the share', async () => {
    await cycle(0, 1)
    await deliver(1.9)
    for (const n of [0, 1, 2, 3, 4]) await bookFor(2, nth(n))
    await Promise.all([1, 2, 3, 4].map(() => deliver(3)))
    expect(texts()).toHaveLength(5)
    await Promise.all([1, 2, 3, 4].map(() => deliver(63)))
    expect(texts()).toHaveLength(6)
  })

  test('a refused summary loses nothing, and the next try lists the bookings that then stand', async () => {
    const [first, second] = await bookFive()
    await deliver(1)
    await cancelBooking(at(2), access(first))
    await deliver(3)
    gateway.reply = { status: 503, json: {} }
    await deliver(61.1)
    await cancelBooking(at(61.2), access(second))
    gateway.reply = { json: {} }
    await deliver(62)
    expect(texts().slice(6).sort()).toEqual([
      expect.stringContaining('Booked on this number: Fri 27 Nov, 10:00 am'),
      expect.stringContaining('9:30 am is cancelled'),
    ])
    for (const minutes of [63, 130, DAY]) await deliver(minutes)
    expect(gateway.asked).toHaveLength(8)
    expect(await waiting()).toEqual([])
  })

  test('the messages that strangers cause leave the owner’s codes and messages alone', async () => {
    await slowly(25)
    const before = texts().length
    const { uid } = await openAccount(at(55), { phone: PHONE, name: 'Ann' })
    await (await sendCodeMessage(deps(55), code(minutesAfter(58), '048213'))).sending
    await activateMembership(at(55), { uid, language: 'en' })
    await bookFor(55, { uid, proved: true })
    await deliver(56)
    expect(texts().slice(before).sort()).toEqual([
      expect.stringContaining('048213'),
      expect.stringContaining('confirmed for Fri 27 Nov'),
      expect.stringContaining('Your membership'),
    ])
  })

  test('a new manage link does not raise the number of messages', async () => {
    const { reference } = await bookFor(0)
    await deliver(1)
    for (let version = 0; version < 5; version += 1) {
      await renewLink(at(2 + version), access(reference), version)
      await deliver(2.9 + version)
    }
    for (const start of [0, 1, 3, 4]) await renewLink(at(9), access((await bookFor(8, nth(start))).reference), 0)
    await deliver(10)
    expect(texts().length).toBeLessThanOrEqual(5)
    for (let minutes = 60; minutes < DAY; minutes += 30) await deliver(minutes)
    expect(texts().length).toBeLessThanOrEqual(8)
  })
})
