import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { reseat, type SeatedTime } from '@/lib/domain/calendar/chairs'

const at = (id: string, seat: number, from: number, until = from + 30): SeatedTime => ({ id, seat, from, until })

const upTo = (chairs: number) => () => Array.from({ length: chairs }, (_, n) => n + 1)

describe('fewer chairs', () => {
  test('who sat at one that is gone gets another of the same time, in their order', () => {
    const { moves, left } = reseat([at('a', 3, 0), at('b', 1, 0), at('c', 4, 0), at('d', 4, 30)], [], upTo(2))
    expect([...moves]).toEqual([
      ['a', 2],
      ['d', 1],
    ])
    expect(left).toEqual(['c'])
  })

  test('who sits at one that is blocked for a time gets another then, and nobody else moves', () => {
    const chairsOf = ({ from }: SeatedTime) => (from === 0 ? [2, 3] : [1, 2, 3])
    const { moves, left } = reseat([at('a', 1, 0), at('b', 2, 0), at('c', 1, 30)], [], chairsOf)
    expect([[...moves], left]).toEqual([[['a', 3]], []])
  })

  test('nobody gets a chair that is taken for a part of the time', () => {
    expect(reseat([at('a', 2, 0, 45)], [at('block', 1, 30)], upTo(1))).toEqual({ moves: new Map(), left: ['a'] })
  })

  test('no chair has two at one moment afterwards, and nobody is left while one is free', () => {
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
