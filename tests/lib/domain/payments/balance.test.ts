import { describe, expect, test } from 'vitest'
import { balanceOf, givableOf } from '@/lib/domain/payments/balance'

const CHARGE = { pricePaise: 300, status: 'confirmed', visit: 'expected' }
const taking = (id: string, paise: number, method = 'cash', keeps_missed = true) => ({
  id,
  paise,
  method,
  keeps_missed,
})
const givable = (...given: Parameters<typeof givableOf>) => Object.fromEntries(givableOf(...given))

describe('the balance of a booking', () => {
  test.each([
    ['an unpaid one is due', [], {}, { paidPaise: 0, duePaise: 300, surplusPaise: 0 }],
    ['the price is paid', [300], {}, { paidPaise: 300, duePaise: 0, surplusPaise: 0 }],
    ['more than the price is a surplus', [500], {}, { paidPaise: 500, duePaise: 0, surplusPaise: 200 }],
    ['a cancelled one owes all', [300], { status: 'cancelled' }, { paidPaise: 300, duePaise: 0, surplusPaise: 300 }],
    ['a no-show’s money is kept', [300], { visit: 'missed' }, { paidPaise: 300, duePaise: 0, surplusPaise: 0 }],
  ])('%s', (_what, paid, charge, expected) => {
    const takings = paid.map((paise, n) => taking(String(n), paise))
    expect(balanceOf({ takings, refunds: [] }, { ...CHARGE, ...charge })).toMatchObject(expected)
  })

  test('a no-show gets the money back if the terms said so', () => {
    const money = { takings: [taking('a', 300, 'cash', false)], refunds: [] }
    expect(balanceOf(money, { ...CHARGE, visit: 'missed' }).surplusPaise).toBe(300)
  })

  test('the desk gives back a surplus first, from its latest taking on, and otherwise all', () => {
    const takings = [taking('a', 200), taking('b', 300), taking('c', 50, 'online')]
    expect(givable({ takings, refunds: [] }, { ...CHARGE, pricePaise: 150 })).toEqual({ b: 300, a: 100 })
    const refunds = [{ taking_id: 'b', paise: 250 }]
    expect(givable({ takings, refunds }, CHARGE)).toEqual({ b: 50, a: 200 })
    expect(givable({ takings: [], refunds: [] }, CHARGE)).toEqual({})
  })
})
