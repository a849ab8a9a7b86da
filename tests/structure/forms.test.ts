import { expect, test } from 'vitest'
import { filesOf, read } from '@/tests/structure/tree'

const PROTOCOLS = ['lib/http/forms/with-forms.ts', 'lib/http/steps/with-step.ts']
/**
 * Pages that handle posted forms outside the protocols. The desk's entrance takes over the forms of other pages and
 * needs other field names. The sign-in page only shows again what was typed before its scripts ran. The outbox
 * refuses every form.
 */
const WITHOUT = [
  'lib/page-handlers/account/sign-in-page.ts',
  'lib/page-handlers/desk/enter-page.ts',
  'pages/dev/outbox.tsx',
]

/** Tests that post each form action without permission and from another site. */
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
