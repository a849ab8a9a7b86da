// The brand's facts that the specification or the law of made-up data fixes.
import { expect, test } from 'vitest'
import { BRAND } from '@/lib/catalogue/brand'

test('keeps Indian money', () => {
  expect(BRAND).toMatchObject({ name: 'Muthu Dental', currency: 'INR' })
})

test('the help number that is dialled is the one that is shown', () => {
  expect(BRAND.helpPhone.href).toBe(`tel:${BRAND.helpPhone.display.replaceAll(' ', '')}`)
})

test('shows the real emergency numbers', () => {
  expect(BRAND.emergency).toEqual({ national: '112', ambulance: '108' })
})

test('the e-mail address is of a reserved domain', () => {
  expect(BRAND.email).toMatch(/\.example$/)
})
