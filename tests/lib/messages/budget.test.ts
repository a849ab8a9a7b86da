import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { writeMessage } from '@/lib/db/queries/messages/outbox'
import { readEnv } from '@/lib/env'
import { sweepHits } from '@/lib/limits/check'
import { spend } from '@/lib/messages/budget'
import { deliverOutbox } from '@/lib/messages/deliver'
import type { Transport } from '@/lib/messages/transport'
import { sendProofCode } from '@/lib/use-cases/account/prove-number'
import { networkHash } from '@/lib/use-cases/booking/booking-limits'
import { countCode, userRequester } from '@/lib/user-pool/limits'
import { settingsFrom } from '@/lib/user-pool/settings'
import { depsWith, outboxOf, useKept } from '@/tests/lib/messages/kept-transport'
import { book, depsOf, minutesAfter, SECRET, slot, stranger, THREE_CHAIRS } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { eventually } from '@/tests/support/eventually'
import { swept } from '@/tests/support/swept'

const DAY = 24 * 60
/** Anonymous visitors get 30 sign-in codes, 20 booking codes and 30 notices a day, and a fifth of each an hour. */
const BUDGET = 100

describe('the SMS budget', () => {
  const { database } = useTestPlaces()
  const kept = useKept()
  const warned = () => vi.mocked(console.warn).mock.calls.map(([line]) => String(line))
  beforeEach(async () => {
    numbers = 0
    vi.spyOn(console, 'warn').mockReturnValue()
  })
  afterEach(() => vi.restoreAllMocks())

  let numbers = 0
  const newNumber = () => {
    numbers += 1
    return `+9198${String(10_000_000 + numbers)}`
  }
  const asking = (minutes: number, budget = BUDGET) => ({ secret: SECRET, now: minutesAfter(minutes), budget })
  const deps = (minutes: number, budget = BUDGET, sms: Transport = kept) => ({
    ...depsWith(database(), sms, minutesAfter(minutes)),
    budget,
  })
  const deliver = (minutes: number, budget = BUDGET) => deliverOutbox(deps(minutes, budget))
  const requester = (minutes: number, address: string) => ({
    db: database(),
    now: minutesAfter(minutes),
    secret: SECRET,
    browser: null,
    address,
    settings: { ...settingsFrom(readEnv({})), smsBudget: BUDGET },
    language: 'en' as const,
  })
  const signInCode = (minutes: number, address: string, number = newNumber()) =>
    countCode(requester(minutes, address), number).then(
      () => 'sent',
      (error: Error) => error.message,
    )
  const bookingCode = async (minutes: number, network: string) => {
    const port = { send: async () => undefined, budget: BUDGET }
    const who = { owner: network, network, phone: newNumber(), language: 'en' as const }
    return (await sendProofCode(depsOf(database(), minutesAfter(minutes)), port, who)).kind
  }
  const use = (minutes: number, act: 'notice' | 'own_notice', budget = BUDGET) =>
    spend(
      database(),
      asking(minutes, budget),
      { act, requester: { number: newNumber() }, kind: 'test' },
      async () => undefined,
    ).then(({ decision }) => decision.kind)
  /** Like a renewed manage link: a message without a visit to check it against. */
  const writeLink = (minutes: number, network: string, subject: string) =>
    database().transaction((tx) =>
      writeMessage(tx, {
        language: 'en',
        kind: 'booking_link',
        subject,
        to: newNumber(),
        network: networkHash({ secret: SECRET }, network),
        payload: { reference: 'ABC', manage: '/manage/ABC' },
        now: minutesAfter(minutes),
      }),
    )
  const used = async () => {
    const rows = await database().reads.selectFrom('sms_counts').select(['act', 'n']).execute()
    const sums: Record<string, number> = {}
    for (const { act, n } of rows) sums[act] = (sums[act] ?? 0) + n
    return sums
  }

  test('the budget keeps codes and messages for known patients when many networks waste it', async () => {
    for (let minutes = 0; minutes < DAY; minutes += 60)
      for (let n = 0; n < 7; n += 1) {
        await signInCode(minutes, `198.51.100.${n}`)
        await bookingCode(minutes, `198.51.100.${n}`)
        await use(minutes, 'notice')
      }
    expect(await used()).toEqual({ code: 30, booking_code: 20, notice: 30 })
    const late = DAY - 1
    expect(await signInCode(late, '192.0.2.7')).toMatch(
      /^Too many codes were requested, so we can’t send more now\. You can ask for a new one (at|tomorrow)/,
    )
    expect(await bookingCode(late, '192.0.2.7')).toBe('wait')
    // Anonymous visitors alone reach 80 %, and no more.
    expect(warned().filter((line) => line.includes('its share'))).toHaveLength(3)
    expect(warned().filter((line) => line.includes('80 of the 100'))).toHaveLength(1)
    const own = countCode(requester(late, '192.0.2.7'), '+919800000001', userRequester('a user'))
    await expect(own).resolves.toBeInstanceOf(Date)
    const visit = await book(depsOf(database(), minutesAfter(late)), { placeId: THREE_CHAIRS, ...slot('2026-11-27') })
    await deliver(late + 1)
    expect(kept.texts).toEqual([expect.stringContaining(visit.reference)])
  })

  test('the budget of an hour is a fifth of a share and renews after the hour', async () => {
    const ask = (minutes: number, n: number) => signInCode(minutes, `198.51.100.${n}`)
    const asked = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((n) => ask(0, n)))
    expect(asked.filter((each) => each === 'sent')).toHaveLength(6)
    expect(asked.find((each) => each !== 'sent')).toContain('11:10')
    expect(await ask(59, 11)).not.toBe('sent')
    expect(await ask(70, 12)).toBe('sent')
  })

  test('parallel senders never exceed the budget, and the log warns at 80 % and at its end', async () => {
    const all = (count: number) => Promise.all(Array.from({ length: count }, () => use(0, 'own_notice', 20)))
    expect((await all(15)).every((kind) => kind === 'pass')).toBe(true)
    expect(warned()).toEqual([])
    expect((await all(12)).filter((kind) => kind === 'pass')).toHaveLength(5)
    await all(5)
    expect(await used()).toEqual({ own_notice: 20 })
    expect(warned()).toEqual([expect.stringContaining('16 of the 20'), expect.stringContaining('all 20')])
    expect(await use(DAY + 9, 'own_notice', 20)).toBe('wait')
    expect(await use(DAY + 10, 'own_notice', 20)).toBe('pass')
  })

  test('an exhausted budget delays a confirmation until there is budget again', async () => {
    for (let n = 0; n < 20; n += 1) await use(0, 'own_notice', 20)
    const owner = await book(depsOf(database()), { placeId: THREE_CHAIRS, ...slot('2026-11-27') })
    const wish = { placeId: THREE_CHAIRS, ...slot('2026-11-27', '11:00', '11:30'), ...stranger(), owner: 'bob' }
    const unproved = await book(depsOf(database()), { ...wish, phone: '+919800000002' })
    for (const minutes of [1, 2, 60, DAY]) await deliver(minutes, 20)
    expect(kept.texts).toEqual([])
    for (const minutes of [DAY + 20, DAY + 40]) await deliver(minutes, 20)
    expect(kept.texts.sort()).toEqual(
      [owner, unproved].map(({ reference }) => expect.stringContaining(reference)).sort(),
    )
    expect((await used()).own_notice).toBe(21)
    expect((await outboxOf(database())).filter(({ network }) => network !== null)).toEqual([])
  })

  test('the budget limits one network’s further messages to sixty an hour, and confirmations do not wait behind them', async () => {
    for (let n = 0; n < 70; n += 1) await writeLink(0, '192.0.2.2', `${n}`)
    const wish = { placeId: THREE_CHAIRS, ...slot('2026-11-27'), ...stranger('192.0.2.2') }
    const { reference } = await book(depsOf(database(), minutesAfter(1)), wish)
    while ((await deliver(2, 15_000)) > 0);
    expect(kept.texts.filter((text) => text.includes('manage/ABC'))).toHaveLength(60)
    expect(kept.texts.filter((text) => text.includes(reference))).toHaveLength(1)
    while ((await deliver(63, 15_000)) > 0);
    expect(kept.texts.filter((text) => text.includes('manage/ABC'))).toHaveLength(70)
  })

  test('the budget counts a message once when a killed process’s message is sent again, and a slow gateway blocks no transaction', async () => {
    await book(depsOf(database()), { placeId: THREE_CHAIRS, ...slot('2026-11-27') })
    const taken: string[] = []
    const slow: Transport = {
      keepsText: false,
      send: ({ id }) => {
        taken.push(id)
        return new Promise(() => undefined)
      },
    }
    void deliverOutbox(deps(1, BUDGET, slow))
    await eventually(() => expect(taken).toHaveLength(1))
    // The embedded engine has one connection: a transaction that waited for the gateway would block this call.
    expect(await use(1, 'own_notice')).toBe('pass')
    await deliver(3)
    expect(kept.parcels.map(({ id }) => id)).toEqual(taken)
    expect(await used()).toEqual({ own_notice: 2 })
  })

  test('the counts of the budget are deleted when no window needs them', async () => {
    await use(0, 'notice')
    await swept(sweepHits(database().writes, minutesAfter(DAY + 9)))
    expect(await used()).toEqual({ notice: 1 })
    await swept(sweepHits(database().writes, minutesAfter(DAY + 10)))
    expect(await used()).toEqual({})
  })

  test('e-mails do not use the budget', async () => {
    for (let n = 0; n < 8; n += 1) await countCode(requester(0, `198.51.100.${n}`), `patient${n}@example.com`)
    expect(await used()).toEqual({})
  })
})
