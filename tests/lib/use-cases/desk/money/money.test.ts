import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { chain, setChain } from '@/lib/catalogue/chain'
import { readDeskEvents } from '@/lib/db/queries/desk/events'
import { sweepVisits } from '@/lib/db/queries/operations/retention'
import { balanceOf } from '@/lib/domain/payments/balance'
import { findBooking } from '@/lib/use-cases/booking/find'
import { cancelAtDesk } from '@/lib/use-cases/desk/cancel'
import { correctBooking } from '@/lib/use-cases/desk/correct'
import { giveMoneyBack } from '@/lib/use-cases/desk/money/give-back'
import { listDayMoney } from '@/lib/use-cases/desk/money/read-money'
import { takeMoney } from '@/lib/use-cases/desk/money/take-money'
import { readReceipts } from '@/lib/use-cases/payments/read-receipts'
import { book, minutesAfter, NOW, ONE_CHAIR, THREE_CHAIRS, TODAY } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { deskActor, STAFF } from '@/tests/support/desk/desk'
import { PRICE, price, putOnline, serveTestCity } from '@/tests/support/payments/money'
import { swept } from '@/tests/support/swept'

const elsewhere = deskActor({ places: [THREE_CHAIRS] })

describe('money at the desk', () => {
  const { database, deps } = useTestPlaces()
  let undo: () => void
  let reference: string
  let id: string
  beforeAll(() => {
    undo = serveTestCity()
  })
  afterAll(() => undo())
  beforeEach(async () => {
    ;({ reference, id } = await book(deps()))
    await price(database(), id)
  })

  const take = (given: Partial<Parameters<typeof takeMoney>[2]> = {}, actor = deskActor()) =>
    takeMoney(deps(), actor, { reference, method: 'cash', paise: PRICE, takings: 0, ...given })
  const money = () => readReceipts(deps(), id)
  const giveBack = async (takingId = '', actor = deskActor(), paise = PRICE) => {
    const [first] = (await money()).takings
    return giveMoneyBack(deps(5), actor, { reference, takingId: takingId || (first?.id ?? ''), paise })
  }
  const balance = async () => {
    const booking = await findBooking(deps(), { reference, staff: deskActor() })
    if (!booking) throw new Error('There is no booking')
    const { paidPaise, refundedPaise, duePaise } = balanceOf(await money(), booking)
    return [paidPaise, refundedPaise, duePaise]
  }
  const events = async () => {
    const rows = await readDeskEvents(database().reads, { placeIds: null, subject: id, limit: 9 })
    return rows.map(({ verb, after, place_id, staff_id }) => ({ verb, after, place_id, staff_id }))
  }

  test('the desk takes all that is due, once, with a receipt and an entry of the audit', async () => {
    expect(await take({ method: 'upi' })).toEqual({ kind: 'taken' })
    expect(await balance()).toEqual([PRICE, 0, 0])
    expect((await money()).takings).toMatchObject([
      { method: 'upi', paise: PRICE, series: 'KA/2627/B', n: 1, tax_percent: 0, staff_id: STAFF },
    ])
    expect(await events()).toEqual([
      { verb: 'money_taken', after: { method: 'upi', paise: PRICE }, place_id: ONE_CHAIR, staff_id: STAFF },
    ])
    expect(await take()).toEqual({ kind: 'paid' })
  })

  test('two clicks at once take the money once', async () => {
    const kinds = (await Promise.all([take(), take(), take()])).map(({ kind }) => kind)
    expect(kinds.sort()).toEqual(['paid', 'paid', 'taken'])
    expect(await balance()).toEqual([PRICE, 0, 0])
    const back = await Promise.all([giveBack(), giveBack()])
    expect(back.map(({ kind }) => kind).sort()).toEqual(['given_back', 'nothing'])
    expect(await balance()).toEqual([0, PRICE, PRICE])
  })

  test('money that was given back is due again, and only a page that shows it takes it again', async () => {
    await take()
    expect(await giveBack()).toEqual({ kind: 'given_back' })
    expect(await balance()).toEqual([0, PRICE, PRICE])
    expect(await take()).toEqual({ kind: 'changed' })
    expect(await take({ takings: 1, method: 'card' })).toEqual({ kind: 'taken' })
    expect((await money()).takings.map(({ n }) => n).sort()).toEqual([1, 2])
    expect((await events())[1]).toMatchObject({ verb: 'money_given_back', after: { method: 'cash', paise: PRICE } })
  })

  test('staff of another clinic neither take nor give back', async () => {
    expect(await take({}, elsewhere)).toEqual({ kind: 'not_found' })
    await take()
    expect(await giveBack('', elsewhere)).toEqual({ kind: 'not_found' })
    expect(await listDayMoney(deps(), elsewhere, { placeId: ONE_CHAIR, date: TODAY })).toEqual([])
    expect(await balance()).toEqual([PRICE, 0, 0])
  })

  test('an unknown reference is found nowhere', async () => {
    expect(await take({ reference: 'nonsense' })).toEqual({ kind: 'not_found' })
    const taking = '00000000-0000-0000-0000-000000000000'
    expect(await giveMoneyBack(deps(), deskActor(), { reference: 'nonsense', takingId: taking, paise: 1 })).toEqual({
      kind: 'not_found',
    })
  })

  test('after an online payment nothing is due, and the desk can’t give it back', async () => {
    await putOnline(database(), id)
    expect(await take({ takings: 1 })).toEqual({ kind: 'paid' })
    expect(await giveBack()).toEqual({ kind: 'nothing' })
    const takingId = (await money()).takings[0]?.id ?? ''
    for (const paise of [0, -5, 1.5, 1e12])
      expect(await giveMoneyBack(deps(), deskActor(), { reference, takingId, paise })).toEqual({ kind: 'nothing' })
    expect(await balance()).toEqual([PRICE, 0, 0])
  })

  test('a cancelled booking owes nothing: online money goes back by itself, cash by hand', async () => {
    await take()
    await cancelAtDesk(deps(), { reference, desk: { actor: deskActor(), version: 1 } })
    expect(await balance()).toEqual([PRICE, 0, 0])
    expect(await take({ takings: 1 })).toEqual({ kind: 'paid' })
    expect((await money()).refunds).toEqual([])
    expect(await giveBack()).toEqual({ kind: 'given_back' })
    expect(await balance()).toEqual([0, PRICE, 0])
    const other = await book(deps(), { start: '11:00', end: '11:30', owner: 'bob', phone: '+919800000002' })
    await price(database(), other.id)
    await putOnline(database(), other.id)
    await cancelAtDesk(deps(), { reference: other.reference, desk: { actor: deskActor(), version: 1 } })
    expect((await readReceipts(deps(), other.id)).refunds).toMatchObject([{ state: 'due', paise: PRICE }])
  })

  test('a free visit owes nothing, and another price makes an old page stale', async () => {
    await price(database(), id, 'smile_design', 49_900)
    expect(await take()).toEqual({ kind: 'changed' })
    expect(await take({ paise: 49_900 })).toEqual({ kind: 'taken' })
    expect((await money()).takings).toMatchObject([{ series: 'KA/2627/T', tax_percent: 18 }])
    const free = await book(deps(), { start: '11:00', end: '11:30', owner: 'bob', phone: '+919800000002' })
    expect(await take({ reference: free.reference })).toEqual({ kind: 'paid' })
  })

  test('another price meanwhile lets an old page give nothing back, and two clicks give a surplus back once', async () => {
    await take()
    await price(database(), id, 'clinic_visit', PRICE - 5000)
    expect(await giveBack()).toEqual({ kind: 'changed' })
    const surplus = () => giveBack('', deskActor(), 5000)
    const kinds = (await Promise.all([surplus(), surplus()])).map(({ kind }) => kind)
    expect(kinds.sort()).toEqual(['changed', 'given_back'])
    expect(await balance()).toEqual([PRICE - 5000, 5000, 0])
  })

  test('another treatment meanwhile is noticed even at the same price', async () => {
    const corrected = correctBooking(deps(), deskActor(), {
      reference,
      version: 1,
      name: 'Ann Mary',
      phone: '+919800000001',
      treatment: 'smile_design',
    })
    const kinds = [(await corrected).kind, (await take()).kind]
    expect(kinds).toEqual(['corrected', 'changed'])
    expect((await money()).takings).toEqual([])
  })

  test('without terms in the chain’s file the desk takes nothing', async () => {
    const facts = chain()
    setChain({ ...facts, payments: null })
    expect(await take()).toEqual({ kind: 'no_seller' })
    setChain(facts)
    expect(await take()).toEqual({ kind: 'taken' })
  })

  test('the money of an erased booking stays, without a name', async () => {
    await take()
    await swept(sweepVisits(database().writes, minutesAfter(400 * 24 * 60))[1] ?? [])
    const booking = await findBooking(deps(), { reference, staff: deskActor() })
    expect(booking?.name).toBe('')
    expect((await money()).takings).toHaveLength(1)
    expect(await listDayMoney(deps(), deskActor(), { placeId: ONE_CHAIR, date: TODAY })).toMatchObject([
      { name: '', paise: PRICE, at: NOW },
    ])
  })
})
