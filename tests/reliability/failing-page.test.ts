// A failing page and the log show the same id, and the log has no value that the patient sent.
import { expect, test } from 'vitest'
import { openBrowser } from '@/tests/reliability/support/browser'
import { withRows } from '@/tests/reliability/support/ledger'
import { ownSite } from '@/tests/reliability/support/servers/own-site'

const { site, databaseUrl } = ownSite()

test('a failing page shows an id that is also in the log, and the next request renders it again', async () => {
  const rename = (from: string, to: string) =>
    withRows({ databaseUrl: databaseUrl() }, (db) => db.script(`ALTER TABLE ${from} RENAME TO ${to}`))
  const browser = openBrowser(site().origin)
  await rename('seats', 'lost')
  // The first page is the same for everybody; the second is rendered for this visitor.
  for (const path of ['/clinics/chennai', '/clinics/chennai?q=9812345670']) {
    const { status, headers, body } = await browser.get(path)
    expect([status, headers['cache-control'], headers['content-type']]).toEqual([
      500,
      'no-store',
      'text/html; charset=utf-8',
    ])
    expect(body).not.toContain('seats')
    const [, id = 'none'] = /give this number: ([0-9a-f]{8}-[0-9a-f]{4})/.exec(body) ?? []
    expect(site().stderr().split(`fault ${id} at /clinics/[city]: error (42P01)`)).toHaveLength(2)
  }
  expect(site().stderr()).not.toContain('9812345670')
  await rename('lost', 'seats')
  expect((await browser.get('/clinics/chennai')).status).toBe(200)
})
