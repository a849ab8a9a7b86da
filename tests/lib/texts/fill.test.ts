import { describe, expect, expectTypeOf, test } from 'vitest'
import { fill, plural } from '@/lib/texts/fill'
import type { Translation } from '@/lib/texts/template'

describe('a template', () => {
  test('fill puts the value into each hole, as often as the hole occurs', () => {
    expect(fill('{count} of {count} in {city}', { count: 2, city: 'Chennai' })).toBe('2 of 2 in Chennai')
  })

  test('fill takes a value unchanged, even if it looks like a hole or a pattern', () => {
    const values = { typed: '{city} $& $1', city: 'Madurai' }
    expect(fill('“{typed}” in {city}', values)).toBe('“{city} $& $1” in Madurai')
  })

  test('fill refuses a missing value of a template that is known only at run time', () => {
    const template: string = 'Call {help}'
    expect(fill(template, { help: '1800' })).toBe('Call 1800')
    expect(() => fill(template, { phone: '1800' })).toThrow('help')
  })

  test('the compiler knows the holes of a template', () => {
    type Values = Parameters<typeof fill<'{a} and {bCd}, {a}'>>[1]
    expectTypeOf<Values>().toEqualTypeOf<Record<'a' | 'bCd', string | number>>()
    // @ts-expect-error A value is missing.
    expect(() => fill('Step {at} of {of}', { at: 1 })).toThrow('of')
    // @ts-expect-error A value is too many.
    expect(fill('Step {at}', { at: 1, of: 2 })).toBe('Step 1')
    // @ts-expect-error There is nothing to fill.
    expect(fill('Back', {})).toBe('Back')
  })
})

describe('the plural forms', () => {
  const forms = { one: '{count} clinic in {city}', other: '{count} clinics in {city}' } as const

  test.each([
    [0, '0 clinics in Kochi'],
    [1, '1 clinic in Kochi'],
    [2, '2 clinics in Kochi'],
    [21, '21 clinics in Kochi'],
  ])('the count %i selects its form', (count, text) => {
    expect(plural('en', forms, { count, city: 'Kochi' })).toBe(text)
  })

  test('the count selects its form by the language’s grammar', () => {
    const slots = { one: '{count} термин', few: '{count} термина', other: '{count} термина' }
    expect([1, 3, 5, 21].map((count) => plural('sr', slots, { count }))).toEqual([
      '1 термин',
      '3 термина',
      '5 термина',
      '21 термин',
    ])
    expect(plural('ja', { other: '残り{count}回' }, { count: 1 })).toBe('残り1回')
  })

  test('a form may leave its number out', () => {
    const tries = { one: 'one try left', other: '{count} tries left' } as const
    expect(plural('en', tries, { count: 1 })).toBe('one try left')
  })
})

test('a translation has the same keys and holes, in its own order and with its own plurals', () => {
  const words = {
    title: 'Clinics',
    near: 'Near {typed}: {city}',
    list: ['One', 'Two'],
    count: { one: '{count} day', other: '{count} days' },
  } as const
  type Other = Translation<typeof words>
  const other = {
    title: 'Kliniken',
    near: '{city}, nahe {typed}',
    list: ['Eins', 'Zwei'],
    count: { few: '{count} dni', other: '{count} dnia' },
  } as const satisfies Other
  const read: Other = other
  expect(fill(read.near, { typed: 'Adyar', city: 'Chennai' })).toBe('Chennai, nahe Adyar')
  // @ts-expect-error A hole is missing.
  expectTypeOf({ ...other, near: 'Nahe {typed}' } as const).toExtend<Other>()
  // @ts-expect-error A sentence is missing.
  expectTypeOf({ near: other.near, list: other.list, count: other.count }).toExtend<Other>()
})
