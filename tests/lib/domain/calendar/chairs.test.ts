import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { reseat, type SeatedTime } from '@/lib/domain/calendar/chairs'

const at = (id: string, seat: number, from: number, until = from + 30): SeatedTime => ({ id, seat, from, until })

const upTo = (chairs: number) => () => Array.from({ length: chairs }, (_, n) => n + 1)

describe('the move of bookings to fewer chairs', () => {
  test('a booking on a removed chair gets another chair at the same time, in order', () => {
    const { moves, left } = reseat([at('a', 3, 0), at('b', 1, 0), at('c', 4, 0), at('d', 4, 30)], [], upTo(2))
    expect([...moves]).toEqual([
      ['a', 2],
      ['d', 1],
    ])
    expect(left).toEqual(['c'])
  })

  test('a booking on a blocked chair gets another chair, and no other booking moves', () => {
    const chairsOf = ({ from }: SeatedTime) => (from === 0 ? [2, 3] : [1, 2, 3])
    const { moves, left } = reseat([at('a', 1, 0), at('b', 2, 0), at('c', 1, 30)], [], chairsOf)
    expect([[...moves], left]).toEqual([[['a', 3]], []])
  })

  test('a booking gets no chair that is taken for part of its time', () => {
    expect(reseat([at('a', 2, 0, 45)], [at('block', 1, 30)], upTo(1))).toEqual({ moves: new Map(), left: ['a'] })
  })

  test('no chair has two bookings at once afterwards, and no booking stays without a chair while one is free', () => {
    const time = fc.record({ seat: fc.integer({ min: 1, max: 5 }), nth: fc.integer({ min: 0, max: 4 }) })
    const seats = fc.uniqueArray(time, { selector: ({ seat, nth }) => `${seat} ${nth}`, maxLength: 25 })
    fc.assert(
      fc.property(seats, fc.integer({ min: 1, max: 5 }), (list, chairs) => {
        const seated = list.map(({ seat, nth }, n) => at(`${n}`, seat, nth * 30))
        const { moves, left } = reseat(seated, [], upTo(chairs))
        const after = seated
          .filter(({ id }) => !left.includes(id))
          .map((one) => ({ ...one, seat: moves.get(one.id) ?? one.seat }))
        expect(after.every(({ seat }) => seat <= chairs)).toBe(true)
        expect(new Set(after.map(({ seat, from }) => `${seat} ${from}`)).size).toBe(after.length)
        for (const id of left) {
          const { from } = seated.find((one) => one.id === id) ?? at('', 0, -1)
          expect(after.filter((one) => one.from === from)).toHaveLength(chairs)
        }
      }),
    )
  })
})
