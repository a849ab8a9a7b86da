import { describe, expect, test } from 'vitest'
import { LIMITS } from '@/lib/limits/rules'
import type { CodeMessage } from '@/lib/messages/write-code'
import {
  awaitsCode,
  checkProofCode,
  isProvedHere,
  PROOF_MS,
  saveNumberProof,
  sendProofCode,
} from '@/lib/use-cases/account/prove-number'
import { sweepProofs } from '@/lib/use-cases/account/sweep-proofs'
import { confirmBooking } from '@/lib/use-cases/booking/confirm'
import { holdSlot } from '@/lib/use-cases/booking/hold'
import { confirmInput, holdInput, minutesAfter, ONE_CHAIR, rowsOf, stranger } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { swept } from '@/tests/support/swept'

const PHONE = '+919800000001'
const ann = { owner: 'ann', network: '192.0.2.1', phone: PHONE, language: 'en' as const }

describe('the proof of a number', () => {
  const { database, deps } = useTestPlaces()
  const sent: CodeMessage[] = []
  const send = async (who = ann, minutes = 0) => {
    sent.length = 0
    const outcome = await sendProofCode(
      deps(minutes),
      { send: async (message) => void sent.push(message), budget: 15_000 },
      who,
    )
    return outcome.kind === 'sent' ? (sent[0] as CodeMessage).code : outcome
  }
  const codeOf = async (who = ann, minutes = 0): Promise<string> => {
    const code = await send(who, minutes)
    if (typeof code !== 'string') throw new Error(code.kind)
    return code
  }
  const wrongOf = (code: string): string => (code === '000000' ? '000001' : '000000')
  const check = async (code: string, minutes = 0, who: { owner: string; phone: string } = ann) =>
    (await checkProofCode(deps(minutes), { owner: who.owner, phone: who.phone, code })).kind

  test('the right code proves the number once, for this browser, for thirty days', async () => {
    const code = await codeOf()
    expect(sent).toEqual([
      { channel: 'sms', to: PHONE, language: 'en', code, purpose: 'booking', expiresAt: minutesAfter(5) },
    ])
    expect(await awaitsCode(deps(), ann)).toBe(true)
    expect(await check(code, 0, { owner: 'bob', phone: PHONE })).toBe('code_expired')
    expect(await check(code, 0, { owner: 'ann', phone: '+919800000002' })).toBe('code_expired')
    expect(await check(code, 4.9)).toBe('proved')
    expect(await awaitsCode(deps(5), ann)).toBe(false)
    const days = PROOF_MS / 60_000
    expect(await isProvedHere(deps(days), ann)).toBe(true)
    expect(await isProvedHere(deps(days + 5), ann)).toBe(false)
    expect(await isProvedHere(deps(), { ...ann, owner: 'bob' })).toBe(false)
    expect(await isProvedHere(deps(), { ...ann, phone: '+919800000002' })).toBe(false)
    // A second tab sends the same code: the number stays proved.
    expect(await check(code, 5)).toBe('proved')
  })

  test('a code allows three tries and five minutes, also for parallel guesses', async () => {
    const code = await codeOf()
    const guesses = await Promise.all(Array.from({ length: 12 }, () => check(wrongOf(code))))
    expect(guesses.filter((guess) => guess === 'wrong_code')).toHaveLength(2)
    expect(guesses.filter((guess) => guess === 'code_tries')).toHaveLength(10)
    expect(await check(code)).toBe('code_tries')
    const next = await codeOf(ann, 1)
    expect(await check(next, 6)).toBe('code_expired')
    expect(await isProvedHere(deps(6), ann)).toBe(false)
  })

  test('a network may send a number one code a minute, three in 15 minutes and ten a day', async () => {
    await codeOf()
    expect(await send(ann, 0.5)).toEqual({ kind: 'wait', by: 'number_and_network', until: minutesAfter(1) })
    await codeOf(ann, 1)
    await codeOf(ann, 2)
    expect(await send(ann, 3)).toEqual({ kind: 'wait', by: 'number_and_network', until: minutesAfter(15) })
    for (let n = 1; n <= 7; n += 1) await codeOf(ann, n * 20)
    expect(await send(ann, 200)).toEqual({ kind: 'wait', by: 'number_and_network', until: minutesAfter(24 * 60) })
    // Anonymous visitors use up only their own share: the patient's own network still gets codes.
    await codeOf({ ...ann, network: '192.0.2.9' }, 200)
  })

  test('a number gets thirty codes a day in all, and a network sends a hundred in 15 minutes', async () => {
    const [most] = LIMITS.booking_code.filter(({ by }) => by === 'network')
    for (let n = 0; n < 10; n += 1) await codeOf({ ...ann, network: `198.51.100.${n}` })
    expect(await send({ ...ann, network: '198.51.100.99' })).toMatchObject({ kind: 'wait', by: 'number' })
    for (let n = 0; n < Number(most?.stop); n += 1) await codeOf({ ...ann, phone: `+9197${10_000_000 + n}` })
    expect(await send({ ...ann, phone: '+919712345678' })).toMatchObject({ kind: 'wait', by: 'network' })
    expect(sent).toEqual([])
  })

  test('the proof counts for this browser’s earlier holds under the number, and for no other browser’s', async () => {
    await holdSlot(deps(), holdInput(stranger()))
    const other = { owner: 'bob', start: '11:00', end: '11:30', ...stranger('192.0.2.8') }
    await holdSlot(deps(), holdInput(other))
    expect(await check(await codeOf())).toBe('proved')
    const proved = async () => (await rowsOf(database(), ONE_CHAIR)).map((row) => `${row.owner} ${row.proved}`).sort()
    expect(await proved()).toEqual(['ann true', 'bob false'])
    await confirmBooking(deps(), { ...confirmInput(), end: undefined })
    expect(await proved()).toEqual(['ann true', 'bob false'])
  })

  test('the stored proof contains no number and is deleted when it ends', async () => {
    await codeOf()
    await saveNumberProof(deps(), ann)
    const { reads, writes } = database()
    // Proofs last thirty days, so the next version must compute the same hash.
    const proofs = await reads.selectFrom('number_proofs').select('number_hash').execute()
    expect(proofs).toEqual([{ number_hash: 'iMGhuwhccq5LRY7UbchvKZEEqQhDDccgTZmIryCJKYQ' }])
    const stored = async () => [
      ...(await reads.selectFrom('number_proofs').selectAll().execute()),
      ...(await reads.selectFrom('number_codes').selectAll().execute()),
      ...(await writes.selectFrom('limit_hits').selectAll().execute()),
    ]
    expect(JSON.stringify(await stored())).not.toMatch(/9800000001|192\.0/)
    await swept(sweepProofs(deps(6)))
    expect(await isProvedHere(deps(6), ann)).toBe(true)
    expect(await awaitsCode(deps(), ann)).toBe(false)
    await swept(sweepProofs(deps(PROOF_MS / 60_000 + 1)))
    expect(await isProvedHere(deps(), ann)).toBe(false)
  })
})
