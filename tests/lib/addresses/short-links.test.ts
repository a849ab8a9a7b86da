import { expect, test } from 'vitest'
import { managePath, remindersPath, visitPath } from '@/lib/addresses/paths'
import { readShortCode, shortLink } from '@/lib/addresses/short-links'
import { manageKey } from '@/lib/domain/booking/manage-key'
import { newReference } from '@/lib/domain/booking/references'

test('a short link has the reference and the key, and no path names them', () => {
  for (let n = 0; n < 50; n += 1) {
    const [reference, key] = [newReference(), manageKey('a secret', crypto.randomUUID())]
    for (const [path, short] of [
      [managePath(reference, key), '/m'],
      [visitPath(reference, key), '/v'],
    ] as const) {
      const [page, code = ''] = shortLink(path).split('?')
      expect(page).toBe(short)
      expect(readShortCode(code)).toEqual({ reference, key })
    }
  }
})

test('a path without a key stays as it is, and a broken code opens nothing', () => {
  for (const path of ['/account', '/', managePath('CFHJKMNP'), remindersPath('CFHJKMNP'), '/manage/x?key=y'])
    expect(shortLink(path)).toBe(path)
  for (const code of [
    '',
    'CFHJKMNP',
    `cfhjkmnp${'a'.repeat(22)}`,
    `CFHJKMNP${'a'.repeat(21)}`,
    `CFHJKMNP${'a'.repeat(21)}/`,
  ])
    expect(readShortCode(code)).toEqual({ reference: '', key: '' })
})
