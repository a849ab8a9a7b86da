// The generated pages in docs/reference match the code.
import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('the generated pages are up to date', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/write-reference.mjs', '--check'], {
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  expect(status).toBe(0)
})
