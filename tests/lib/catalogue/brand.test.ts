// The facts that the specification or the law of made-up data fixes.
import { expect, test } from 'vitest'
import { CURRENCY, EMERGENCY_NUMBERS } from '@/lib/catalogue/brand'
import { DEFAULT_LANGUAGE, textsIn } from '@/lib/texts/languages'

const { BRAND } = textsIn(DEFAULT_LANGUAGE).brand

test('keeps Indian money', () => {
  expect([BRAND.name, CURRENCY]).toEqual(['Muthu Dental', 'INR'])
})

test('the help number that is dialled is the one that is shown', () => {
  expect(BRAND.helpPhone.href).toBe(`tel:${BRAND.helpPhone.display.replaceAll(' ', '')}`)
})

test('shows the real emergency numbers', () => {
  expect(EMERGENCY_NUMBERS).toEqual({ national: '112', ambulance: '108' })
})

test('the e-mail address is of a reserved domain', () => {
  expect(BRAND.email).toMatch(/\.example$/)
})
