import { expect, test } from 'vitest'
import { startOf } from '@/flows/walk'
import { signInPath } from '@/lib/addresses/account'
import { BOOK, CONSULTATION, calendarFilePath, managePath } from '@/lib/addresses/paths'
import { bookHref } from '@/lib/http/book-href'

test('BOOK leads to the first step of the ORGANIC flow', () => {
  expect(BOOK).toBe(bookHref('ORGANIC', {}, {}))
})

test('CONSULTATION leads to the first step of the PPR flow', () => {
  expect(CONSULTATION).toBe(startOf('PPR'))
})

test.each([
  [managePath('CFHJKMNP'), '/manage/CFHJKMNP'],
  [managePath('CFHJKMNP', 'a_-b'), '/manage/CFHJKMNP?key=a_-b'],
  [managePath('../account'), '/manage/..%2Faccount'],
  [calendarFilePath('CFHJKMNP'), '/manage/CFHJKMNP/appointment.ics'],
  [signInPath('/manage/A?date=1&b'), '/sign-in?next=%2Fmanage%2FA%3Fdate%3D1%26b'],
])('the path helper gives %s', (path, expected) => {
  expect(path).toBe(expected)
})
