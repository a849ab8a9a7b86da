import * as fc from 'fast-check'
import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile'
import { describe, expect, test } from 'vitest'
import { type PhoneRefusal, parseIndianMobile } from '@/flows/phone'

const SPELLINGS = [
  '9876543210',
  '09876543210',
  '919876543210',
  '+919876543210',
  '00919876543210',
  '0919876543210',
  '9109876543210',
  '98765 43210',
  '98765-43210',
  '987 654 3210',
  '987-654-3210',
  '987.654.3210',
  '987/654/3210',
  '98 76 54 32 10',
  '9 8 7 6 5 4 3 2 1 0',
  ' 9876543210 ',
  '\t9876543210\r\n',
  '0 98765 43210',
  '0-98765-43210',
  '(0)98765 43210',
  '091 98765 43210',
  '91 98765 43210',
  '91-98765-43210',
  '+91 98765 43210',
  '+91-98765-43210',
  '+91.98765.43210',
  '+91 (0) 98765 43210',
  '+91(0)9876543210',
  '+91 0 98765 43210',
  '+91 (98765) 43210',
  '(+91) 98765 43210',
  '[+91] 98765 43210',
  '+ 91 98765 43210',
  '0091 98765 43210',
  '0091-0-98765-43210',
  '00 91 98765 43210',
  '98765\u00a043210',
  '98765\u202f43210',
  '98765\u201343210',
  '98765\u201143210',
  '98765\u221243210',
  '98765\u200b43210',
  '\u202a+91 98765 43210\u202c',
  '\u2066+919876543210\u2069',
  '\u200e+91 98765\u200f 43210',
  '\ufeff9876543210',
  '98765\u00ad43210',
  '９８７６５４３２１０',
  '＋９１ ９８７６５ ４３２１０',
  '（＋９１）９８７６５－４３２１０',
  '﹢919876543210',
  '९८७६५४३२१०',
  '৯৮৭৬৫৪৩২১০',
  '੯੮੭੬੫੪੩੨੧੦',
  '૯૮૭૬૫૪૩૨૧૦',
  '୯୮୭୬୫୪୩୨୧୦',
  '௯௮௭௬௫௪௩௨௧௦',
  '౯౮౭౬౫౪౩౨౧౦',
  '೯೮೭೬೫೪೩೨೧೦',
  '൯൮൭൬൫൪൩൨൧൦',
  '۹۸۷۶۵۴۳۲۱۰',
  '٩٨٧٦٥٤٣٢١٠',
  '+९१ ९८७६५ ४३२१०',
  '൦൯൮൭൬൫ ൪൩൨൧൦',
  '௯8௭6௫43210',
]

describe('one number in many spellings', () => {
  test.each(SPELLINGS)('the spelling %j is read as the number', (typed) => {
    expect(parseIndianMobile(typed)).toEqual({ ok: true, e164: '+919876543210' })
  })

  test('the list has at least forty different spellings', () => {
    expect(new Set(SPELLINGS).size).toBe(SPELLINGS.length)
    expect(SPELLINGS.length).toBeGreaterThanOrEqual(40)
  })

  test.each([
    ['91234 56789', '+919123456789'],
    ['0 91234 56789', '+919123456789'],
    ['91 91234 56789', '+919123456789'],
    ['9191919191', '+919191919191'],
    ['0091 91919 19191', '+919191919191'],
    ['6000000000', '+916000000000'],
    ['70123 45678', '+917012345678'],
    ['80661 23456', '+918066123456'],
    ['79313 12345', '+917931312345'],
    ['82181 23456', '+918218123456'],
  ])('%s is read as %s', (typed, e164) => {
    expect(parseIndianMobile(typed)).toEqual({ ok: true, e164 })
  })
})

const REFUSALS: [PhoneRefusal, string[]][] = [
  ['empty', ['', ' ', '\t\n', '\u00a0', '\u200b\u200e', '-', '( )', '+', '＋']],
  [
    'letters',
    ['abc', '98765 4321O', 'tel:+919876543210', '9876543210 ext 5', 'phone', '98765+43210', '++919876543210'],
  ],
  ['letters', ['98765#43210', '98765*43210', 'a@b.example', 'अ', '९८७६५क४३२१०', '📞9876543210', '９８７６５４３２１²']],
  ['short', ['9', '987654321', '0987654321', '+91 98765 4321', '+91', '0091', '0', '0000000000', '4123 4567', '112']],
  ['long', ['98765432101', '0 98765 432101', '+91 98765 432101', '91 98765 432101', '9876543210/9876543211']],
  ['long', ['1800 000 6884', '447911123456', '1 415 555 2671', '9'.repeat(50)]],
  ['landline', ['080 4123 4567', '080-22345678', '+91 80 4123 4567', '044-2345 6789', '0821-2345678', '022 2345 6789']],
  ['landline', ['0484 234 5678', '011 2345 6789', '040-23456789', '0422 2345678', '0471 2345678', '033 2345 6789']],
  ['landline', ['0120 2345678', '079 2345 6789', '0612 2345678', '0731 2345678', '0831-2345678', '0863 2345678']],
  ['landline', ['0836 2345678', '0866 2345678', '0877 2345678', '0891 3456789', '8041234567', '00 91 44 2345 6789']],
  ['series', ['5123456789', '+91 55555 55555', '00000000000', '1000000000', '+91 00 98765 4321']],
  ['series', ['1400123456', '1800 123 456', '1860123456', '1600123456']],
  ['foreign', ['+1 415 555 2671', '+1', '+44 7911 123456', '0044 7911 123456', '00 1 415 555 2671', '+971501234567']],
  ['foreign', ['+9876543210', '＋１ 415 555 2671', '+८०', '+92 300 1234567', '0097150123456']],
]

describe.each(REFUSALS)('refused as %s', (reason, numbers) => {
  test.each(numbers)('%j is refused', (typed) => {
    expect(parseIndianMobile(typed)).toEqual({ ok: false, reason })
  })
})

describe('the comparison with libphonenumber', () => {
  // Its mobile pattern for IN looks at no more than five digits; the tails vary the rest, always in the same way.
  const tail = (at: number) => String((at * 7919) % 100_000).padStart(5, '0')
  const sample = Array.from({ length: 40_000 }, (_, at) => `${60_000 + at}${tail(at)}`)
  const valid = sample.filter((number) => parsePhoneNumberFromString(number, 'IN')?.isValid() === true)

  test('the parser accepts each valid mobile number of every prefix from 60000 to 99999', () => {
    expect(valid.length).toBeGreaterThan(20_000)
    expect(valid.filter((number) => !parseIndianMobile(number).ok)).toEqual([])
  })

  test('the parser refuses landlines of the shared range', () => {
    const refused = sample.map(parseIndianMobile).filter((parsed) => !parsed.ok)
    expect(refused.length).toBeGreaterThan(1_000)
    expect(refused.every((parsed) => !parsed.ok && parsed.reason === 'landline')).toBe(true)
  })
})

describe('arbitrary strings', () => {
  const loose = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...'+0091 6789-()९०௯０\u200b\u202a') }),
    fc.stringMatching(/^(\+91|0091|91|0)? ?[0-9]{8,12}$/),
  )

  test('the parser never throws, and gives a number or a reason', () => {
    fc.assert(
      fc.property(loose, (typed) => {
        const parsed = parseIndianMobile(typed)
        if (parsed.ok) expect(parsed.e164).toMatch(/^\+91[6-9]\d{9}$/)
        else expect(REFUSALS.map(([reason]) => reason)).toContain(parsed.reason)
      }),
      { numRuns: 5_000, seed: 20_261_123 },
    )
  })

  test('the parser reads its own result as the same number', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[6-9][0-9]{9}$/), (typed) => {
        const parsed = parseIndianMobile(typed)
        if (parsed.ok) expect(parseIndianMobile(parsed.e164)).toEqual(parsed)
      }),
      { numRuns: 1_000, seed: 20_261_123 },
    )
  })
})
