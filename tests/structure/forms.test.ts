// Each act of a page is posted by the tests, and nothing reads a form beside the protocols.
import { expect, test } from 'vitest'
import { filesOf, read } from '@/tests/structure/tree'

const PROTOCOLS = ['lib/http/forms/with-forms.ts', 'lib/http/steps/with-step.ts']
/**
 * The desk's entrance carries forms of other pages, so that its own controls have other names; signing in shows what a tap before
 * the scripts had typed, and does nothing; the outbox refuses every form.
 */
const WITHOUT = [
  'lib/page-handlers/account/sign-in-page.ts',
  'lib/page-handlers/desk/enter-page.ts',
  'pages/dev/outbox.tsx',
]

/** As everybody who may not, and from another site. */
const POSTING = ['tests/pages/forms.test.ts', 'tests/lib/user-pool/hosted/hosted-page.test.ts']

const handlers = filesOf(/^(lib\/page-handlers|pages)\/.*\.tsx?$/)
const actsIn = (path: string): string[] =>
  [...read(path).matchAll(/(\w+): \w*\s*\.?act\(\{/g)].map(([, name]) => String(name))
const acts = [...new Set(handlers.flatMap(actsIn))].sort()

test('tests post every form action as another person and from another site', () => {
  expect(acts.length).toBeGreaterThan(40)
  const posted = POSTING.map(read).join('')
  expect(acts.filter((act) => !new RegExp(`'${act}'|\\b${act}: (\\{|[A-Z]+\\b)`).test(posted))).toEqual([])
})

test('every page reads forms through the protocols', () => {
  const reading = handlers.filter((path) => {
    const code = read(path)
    return (
      /\bwith(Page|Desk|DeskEntry)\b|\(\{[^)]*\bform\b[^)]*\}: PageRequest/.test(code) &&
      /\bform\b/.test(code) &&
      !/\b(show|searchPage)\b/.test(code)
    )
  })
  expect(reading.sort()).toEqual(WITHOUT)
  const dispatching = filesOf(/^(flows|lib|pages|server)\/.*\.tsx?$/).filter((path) =>
    /= form\.get\('intent'\)/.test(read(path)),
  )
  expect(dispatching.sort()).toEqual(PROTOCOLS)
})
