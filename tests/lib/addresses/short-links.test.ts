import { expect, test } from 'vitest'
import { managePath, remindersPath, visitPath } from '@/lib/addresses/paths'
import { SHORT_LINKS, shortLink } from '@/lib/addresses/short-links'
import { manageKey } from '@/lib/domain/booking/manage-key'
import { newReference } from '@/lib/domain/booking/references'

/** The path that Next.js makes of a short link. */
function followed(path: string): string {
  for (const { source, destination } of SHORT_LINKS) {
    const found = new RegExp(`^${source.replace(/:(\w+)\(/g, '(?<$1>')}$`).exec(path)
    if (found) return destination.replace(/:(\w+)/g, (_name, name) => found.groups?.[name] ?? '')
  }
  return path
}

test('a short link leads to the page that it stands for', () => {
  for (let n = 0; n < 50; n += 1) {
    const [reference, key] = [newReference(), manageKey('a secret', crypto.randomUUID())]
    for (const path of [managePath(reference, key), visitPath(reference, key)]) {
      expect(shortLink(path).length).toBeLessThan(path.length)
      expect(followed(shortLink(path))).toBe(path)
    }
  }
})

test('a path without a key stays as it is', () => {
  for (const path of ['/account', '/', managePath('CFHJKMNP'), remindersPath('CFHJKMNP'), '/manage/x?key=y'])
    expect(shortLink(path)).toBe(path)
})
