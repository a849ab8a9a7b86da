import { describe, expect, test } from 'vitest'
import { deliverOutbox } from '@/lib/messages/deliver'
import { sendProofCode } from '@/lib/use-cases/account/prove-number'
import { confirmBooking } from '@/lib/use-cases/booking/confirm'
import { depsWith, Kept } from '@/tests/lib/messages/kept-transport'
import { kindsOf } from '@/tests/lib/use-cases/booking/processes'
import { anon, askersOf, at, DAYS, phoneOf } from '@/tests/lib/use-cases/booking/unproved-requesters'
import {
  book,
  confirmInput,
  holdInput,
  minutesAfter,
  ONE_CHAIR,
  rowsOf,
  stranger,
} from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { seatRows } from '@/tests/support/seat-rows'

const VICTIM = '+919812345678'

describe('the rights of a proved number', () => {
  const { database } = useTestPlaces()
  const { deps, hold, confirm, direct } = askersOf(database)

  test('a patient whose number strangers used can still book, signed in or with the number proved', async () => {
    for (let n = 0; n < 10; n += 1)
      await hold(anon(n, { phone: VICTIM, placeId: 'c101', ...at(2 + (n % 4)), ...stranger(`198.51.100.${n}`) }))
    for (let n = 0; n < 20; n += 1) {
      const input = anon(100 + n, { placeId: 'c103', ...at(2 + (n % 4), DAYS[n % 7]), ...stranger(`192.0.3.${n}`) })
      await hold({ ...input, phone: phoneOf(n) })
      await confirm({ ...input, phone: VICTIM })
    }
    const mine = (await seatRows(database()).execute()).filter(({ personal_phone }) => personal_phone === VICTIM)
    expect(kindsOf(mine.map(({ state }) => ({ kind: state })))).toEqual({ held: 10, taken: 5 })
    const wish = holdInput({ owner: 'victim', phone: VICTIM, network: '192.0.2.77' })
    expect(await hold({ ...wish, proved: false })).toEqual({ kind: 'prove' })
    expect(await hold(wish)).toMatchObject({ kind: 'held' })
    expect(await confirm(wish)).toMatchObject({ kind: 'confirmed' })
  })

  test('a proved number has at most ten holds and twenty future visits, and the refusal says until when', async () => {
    const wish = (n: number) =>
      holdInput({ owner: `own-${n}`, placeId: 'c101', ...at(2 + (n % 5), DAYS[Math.floor(n / 5)]) })
    for (let n = 0; n < 10; n += 1) expect(await hold(wish(n), n / 10)).toMatchObject({ kind: 'held' })
    expect(await hold(wish(10), 2)).toEqual({ kind: 'wait', by: 'number', until: minutesAfter(10) })
    for (let n = 10; n < 30; n += 1) await book(deps(11), { ...wish(n), owner: `own-${n}` })
    const first = new Date(`${DAYS[2]}T10:00:00+05:30`)
    expect(await hold(wish(9), 30)).toEqual({ kind: 'wait', by: 'number', until: first })
  })

  test('a request with the slot’s end books without a hold, within the same limits', async () => {
    const wish = anon(1)
    const booked = await direct(wish)
    expect(booked).toMatchObject({ kind: 'confirmed' })
    expect(await direct(wish)).toEqual(booked)
    expect(await direct(anon(2))).toMatchObject({ kind: 'taken', nearest: [{}, {}, {}] })
    expect(await direct(anon(2, at(4)))).toEqual({ kind: 'prove' })
    expect(await direct({ ...anon(2, at(4)), proved: true })).toMatchObject({ kind: 'confirmed' })
    expect(await direct({ ...anon(3), start: '03:00', end: '03:30', proved: true })).toEqual({ kind: 'closed' })
    const racers = Array.from({ length: 8 }, (_, n) => ({ ...anon(10 + n, at(5)), proved: true }))
    expect(kindsOf(await Promise.all(racers.map((racer) => direct(racer))))).toEqual({ confirmed: 1, taken: 7 })
    expect(await rowsOf(database(), ONE_CHAIR)).toHaveLength(3)
  })

  test('a hold for a proved number is not confirmed under another number', async () => {
    const wish = anon(1, { proved: true })
    await hold(wish)
    expect(await confirm({ ...wish, phone: phoneOf(2), proved: false })).toEqual({ kind: 'prove' })
    expect(await confirm(wish)).toMatchObject({ kind: 'confirmed' })
  })

  test('250 patients behind one address book within an hour, and each number gets its code and message', async () => {
    const kept = new Kept()
    const deliver = (minutes: number) => deliverOutbox(depsWith(database(), kept, minutesAfter(minutes)))
    const port = { send: async () => undefined, budget: depsWith(database(), kept).budget }
    const places = ['c101', 'c106', 'c111', 'c102', 'c107']
    let codes = 0
    for (let n = 0; n < 250; n += 1) {
      const minute = (n * 60) / 250
      const wish = anon(n, {
        placeId: places[n % 5] as string,
        ...at(1 + Math.floor(n / 35), DAYS[Math.floor(n / 5) % 7]),
      })
      const held = await hold(wish, minute)
      const first = held.kind === 'held' ? await confirm(wish, minute + 2) : held
      if (first.kind === 'confirmed') continue
      expect(first).toEqual({ kind: 'prove' })
      codes += 1
      expect((await sendProofCode(deps(minute + 2), port, { ...wish, language: 'en' })).kind).toBe('sent')
      const proved = await confirmBooking(deps(minute + 3), confirmInput({ ...wish, proved: true }))
      expect(proved).toMatchObject({ kind: 'confirmed' })
    }
    expect(codes).toBeGreaterThanOrEqual(190)
    while ((await deliver(65)) > 0);
    expect(new Set(kept.parcels.map(({ to }) => to)).size).toBe(250)
    expect(kept.parcels).toHaveLength(250)
    // A thousand transactions, one after the other.
  }, 120_000)
})
