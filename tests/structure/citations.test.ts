import { expect, test } from 'vitest'
import { filesOf, read } from '@/tests/structure/tree'

const SAYS = /\.(ts|tsx|mjs|js|css|sql|md)$|^\.env\.example$/
const COMMENT = /(?:^|\s)(?:\/\/|\/?\*|--)\s.*/g
const NAMED = /(?<![\w/.*@-])(?:\.\.\/)*[\w-][\w.-]*(?:\/[\w.[\]-]+)*\.(?:tsx?|mjs|css|sql|md)\b/g

const there = new Set(filesOf(/./).flatMap((path) => path.split('/').map((_, n, parts) => parts.slice(n).join('/'))))

/** The missing files that a comment or document names. A name may omit leading folders. */
function missing(path: string): string[] {
  const text = read(path)
  const prose = /\.md$|^\.env/.test(path) ? text : (text.match(COMMENT) ?? []).join('\n')
  const named = prose.replace(/https?:\S+/g, '').match(NAMED) ?? []
  return named.filter((name) => !there.has(name.replace(/^(\.\.\/)+/, '')))
}

test('every file that a comment or document names exists', () => {
  expect(filesOf(SAYS).flatMap((path) => missing(path).map((name) => `${path} names ${name}`))).toEqual([])
})

test('every cited section of the specification has a file in docs/specification', () => {
  const files = filesOf(/^docs\/specification\/\d.*\.md$/)
  const listed = new Set(files.map((path) => /^# (\d+)\./.exec(read(path))?.[1]))
  const named = filesOf(SAYS).flatMap((path) =>
    [...read(path).matchAll(/\bspec(?:ification)?(?:['’]s)?,? section (\d+)/gi)].map(
      (match) => [path, match[1]] as const,
    ),
  )
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter(([, section]) => !listed.has(section))).toEqual([])
})
