// The specification or the rule for made-up data fixes these facts.
import { expect, test } from 'vitest'
import { CURRENCY, EMERGENCY_NUMBERS } from '@/lib/catalogue/brand'
import { DEFAULT_LANGUAGE } from '@/lib/catalogue/languages'
import { textsIn } from '@/lib/texts/languages'

const { BRAND } = textsIn(DEFAULT_LANGUAGE).brand

test('the brand keeps its name and prices in Indian rupees', () => {
  expect([BRAND.name, CURRENCY]).toEqual(['Muthu Dental', 'INR'])
})

test('the help link dials the number that the page shows', () => {
  expect(BRAND.helpPhone.href).toBe(`tel:${BRAND.helpPhone.display.replaceAll(' ', '')}`)
})

test('the emergency numbers are the real ones', () => {
  expect(EMERGENCY_NUMBERS).toEqual({ national: '112', ambulance: '108' })
})

test('the e-mail address has a reserved domain', () => {
  expect(BRAND.email).toMatch(/\.example$/)
})
