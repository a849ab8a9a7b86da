import { describe, expect, test } from 'vitest'
import { signInPath } from '@/lib/addresses/account'
import type { AccountPath } from '@/lib/addresses/pages'
import * as account from '@/pages/account'
import * as profile from '@/pages/account/profile'
import * as security from '@/pages/account/security'
import { holdSession } from '@/tests/support/account/hold-session'
import { PageBrowser } from '@/tests/support/browser/page-browser'
import { marksOf, useSides, WHO } from '@/tests/support/requesters'

type Page = Parameters<PageBrowser['get']>[0]
/** Every page of the account: the compiler reports a missing one. */
const OWN: Record<AccountPath, Page> = {
  '/account': account,
  '/account/profile': profile,
  '/account/security': security,
}

describe('access to the pages', () => {
  const sides = useSides()

  describe.each(Object.entries(OWN))('%s', (path, page) => {
    test.each(WHO)('the page shows $name nothing of another patient', async ({ as, signedIn }) => {
      const { bearer, session, headers } = await as(sides())
      const browser = new PageBrowser()
      if (session !== undefined) holdSession(browser.cookies, session)
      const authorization: Record<string, string> = bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }
      const answer = await browser.get(page, path, { ...authorization, ...headers })
      const told = JSON.stringify([answer.props, answer.to])
      for (const side of [sides().owner, sides().other]) {
        const isTheirs = side === (signedIn && sides()[signedIn])
        for (const mark of isTheirs ? [] : marksOf(side)) expect(told).not.toContain(mark)
        if (isTheirs) expect(told).toContain(side.name)
      }
      if (signedIn === null) expect(answer).toMatchObject({ status: 307, to: signInPath(path), props: null })
      else expect(answer.status).toBe(200)
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    })
  })
})
