// Only developers get the examples page; other visitors get no hint that it exists.
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import * as pieces from '@/pages/dev/pieces'
import { PageBrowser, serveFrom } from '@/tests/support/browser/page-browser'
import { useDatabase } from '@/tests/support/servers/test-database'

describe('the examples page', () => {
  const database = useDatabase()
  beforeAll(() => serveFrom(database()))
  afterEach(() => {
    vi.unstubAllEnvs()
  })

  test.each([
    ['production', 404],
    ['test', 404],
    ['development', 200],
  ])('in %s the page answers %i, and search engines never list it', async (mode, status) => {
    vi.stubEnv('NODE_ENV', mode)
    const answer = await new PageBrowser().get(pieces, '/dev/pieces')
    expect([answer.status, answer.headers['x-robots-tag']]).toEqual([status, 'noindex'])
  })
})
