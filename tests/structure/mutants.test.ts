import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('every known bug of npm run mutants still fits the code', () => {
  expect(execFileSync(process.execPath, ['scripts/mutants.mjs', '--places'], { encoding: 'utf8' })).toMatch(
    /have their places/,
  )
})
