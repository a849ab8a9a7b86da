import { describe, expect, test } from 'vitest'
import { inLanguage, isCommon, languageIn, withoutLanguage } from '@/lib/addresses/languages'
import { isPrivatePath } from '@/lib/addresses/private-pages'
import { TAGS } from '@/lib/catalogue/languages'

describe('a path in a language', () => {
  test.each([
    ['/', 'ta', '/ta'],
    ['/?flow=ORGANIC', 'ta', '/ta?flow=ORGANIC'],
    ['/#main', 'hi', '/hi#main'],
    ['/clinics/chennai?q=Adyar', 'hi', '/hi/clinics/chennai?q=Adyar'],
    ['/clinics', 'en', '/clinics'],
    ['/hi/clinics', 'ta', '/hi/clinics'],
    ['/desk/calls', 'ta', '/desk/calls'],
    ['/api/slot/u/hold', 'ta', '/api/slot/u/hold'],
    ['/sitemap.xml', 'ta', '/sitemap.xml'],
    ['/manage/K7PW3MXQ/appointment.ics', 'ta', '/ta/manage/K7PW3MXQ/appointment.ics'],
    ['https://maps.example/place', 'ta', 'https://maps.example/place'],
    ['tel:18000006884', 'ta', 'tel:18000006884'],
  ])('the path %s in %s is %s', (path, tag, written) => {
    expect(inLanguage(path, tag)).toBe(written)
  })

  test.each(TAGS)('the path of %s loses its language again', (tag) => {
    for (const path of ['/', '/clinics/chennai', '/manage/K7PW3MXQ'])
      expect([withoutLanguage(inLanguage(path, tag)), languageIn(inLanguage(path, tag))]).toEqual([path, tag])
  })

  test('a tag in capitals is the same language', () => {
    expect([withoutLanguage('/TA/account'), languageIn('/TA/account')]).toEqual(['/account', 'ta'])
    expect(isPrivatePath('/TA/account')).toBe(true)
  })

  test('a word that begins like a tag is no language', () => {
    expect([withoutLanguage('/tariff'), languageIn('/tariff')]).toEqual(['/tariff', 'en'])
    expect([withoutLanguage('/xx/clinics'), languageIn('/xx/clinics')]).toEqual(['/xx/clinics', 'en'])
  })

  test('pages of staff are common, pages of patients are not', () => {
    expect(['/desk', '/desk/calls?x=1', '/dev/outbox', '/robots.txt'].map(isCommon)).toEqual([true, true, true, true])
    expect(['/', '/desks', '/account', '/ta/desk'].map(isCommon)).toEqual([false, false, false, false])
  })
})
