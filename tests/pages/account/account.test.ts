import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readEnv } from '@/lib/env'
import { activateMembership } from '@/lib/use-cases/membership/activate'
import { runtime, setRuntime } from '@/lib/use-cases/runtime'
import * as account from '@/pages/account'
import * as profile from '@/pages/account/profile'
import * as security from '@/pages/account/security'
import * as referral from '@/pages/referral'
import { holdSession } from '@/tests/support/account/hold-session'
import { PageBrowser, serveFrom } from '@/tests/support/browser/page-browser'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { patientsOf } from '@/tests/support/patients'

const PAGES = [
  ['/account', account],
  ['/account/profile', profile],
  ['/account/security', security],
] as const

describe('the account', () => {
  const { database } = useTestPlaces()
  let patients: Awaited<ReturnType<typeof patientsOf>>
  beforeAll(() => serveFrom(database()))
  beforeEach(async () => {
    patients = await patientsOf(database())
  })

  describe('a page of the account', () => {
    test.each(PAGES)('%s sends a guest to the sign-in page, and back after signing in', async (path, page) => {
      const guest = new PageBrowser()
      const answer = await guest.get(page, path)
      expect(answer).toMatchObject({ status: 307, to: `/sign-in?next=${encodeURIComponent(path)}` })
      holdSession(guest.cookies, 'A'.repeat(43))
      expect((await guest.get(page, path)).status).toBe(307)
    })

    test.each(PAGES)('no cache and no search engine stores %s', async (path, page) => {
      const { browser } = await patients.signedIn()
      const { status, headers } = await browser.get(page, path)
      expect(status).toBe(200)
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    })

    test.each(PAGES)('%s shows nothing after its owner signed out without a connection', async (path, page) => {
      const { browser } = await patients.signedIn()
      browser.cookies.delete('signed-in')
      expect((await browser.get(page, path)).status).toBe(307)
    })

    test('a page of the account shows nothing after the session has ended', async () => {
      const { browser, uid } = await patients.signedIn()
      await database().writes.deleteFrom('sessions').where('uid', '=', uid).execute()
      expect((await browser.get(account, '/account')).status).toBe(307)
    })
  })

  describe('the dashboard', () => {
    test('the dashboard shows appointments first, or the membership where the setting says so, and reports the page view', async () => {
      const { browser } = await patients.signedIn()
      expect((await browser.get(account, '/account')).props).toMatchObject({
        experiment: { experiment: 'dashboard', variant: 'variant_A' },
      })
      const env = readEnv({ DASHBOARD_VARIANT: 'variant_B' })
      setRuntime({ ...runtime(), env })
      expect((await browser.get(account, '/account')).props).toMatchObject({
        experiment: { experiment: 'dashboard', variant: 'variant_B' },
      })
      serveFrom(database())
    })

    test('the dashboard shows the member’s number, the last day and the visits left this year', async () => {
      const { browser, uid } = await patients.signedIn()
      await activateMembership(patients.deps, { uid, language: 'en' })
      const { member } = (await browser.get(account, '/account')).props.dashboard
      expect(member).toMatchObject({
        number: expect.stringMatching(/^\w{6,}$/),
        validUntil: expect.stringMatching(/^\w+day \d+ \w+ \d{4}$/),
        active: true,
        left: [{ benefit: 'check_up', left: 2, of: 2 }],
        percentOff: 10,
      })
    })

    test('the dashboard links to the invitation and its QR code where the programme is switched on', async () => {
      const { browser, uid } = await patients.signedIn()
      await database().writes.updateTable('users').set({ referral_allowed: true }).where('uid', '=', uid).execute()
      expect((await browser.get(account, '/account')).props.dashboard.invites).toBe(true)
      const { qr } = (await browser.get(referral, '/referral')).props
      expect(qr.size).toBeGreaterThan(21)
      expect(qr.path).toMatch(/^(M\d+ \d+h1v1h-1z)+$/)
    })
  })

  describe('the name', () => {
    test('a plain form changes the name, and the page confirms it', async () => {
      const { browser } = await patients.signedIn()
      const answer = await browser.post(profile, '/account/profile', { intent: 'name', name: '  Meera  Kumar ' })
      expect(answer).toMatchObject({ status: 303, to: '/account/profile?notice=saved' })
      const { props } = await browser.get(profile, '/account/profile?notice=saved')
      expect(props).toMatchObject({ owner: { name: 'Meera Kumar' }, typed: null, isSaved: true })
    })

    test('an invalid name is refused with its cause and stays in the field', async () => {
      const { browser } = await patients.signedIn()
      const { status, props } = await browser.post(profile, '/account/profile', { intent: 'name', name: 'R2D2' })
      expect(status).toBe(422)
      expect(props).toMatchObject({ owner: { name: 'Meera Sample' }, typed: { name: 'R2D2', cause: 'digits' } })
    })

    test('a change of the language keeps the typed name, and saves nothing', async () => {
      const { browser } = await patients.signedIn()
      const sent = { intent: 'name', name: 'R2D2', page_language: 'ta' }
      const { status, props } = await browser.post(profile, '/ta/account/profile', sent)
      expect(status).toBe(200)
      expect(props).toMatchObject({ owner: { name: 'Meera Sample' }, typed: { name: 'R2D2', cause: null } })
    })

    test('neither a guest nor another site can change the name', async () => {
      const guest = new PageBrowser()
      expect((await guest.post(profile, '/account/profile', { intent: 'name', name: 'Mallory' })).status).toBe(303)
      const { browser } = await patients.signedIn()
      const cross = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }
      expect((await browser.post(profile, '/account/profile', { intent: 'name', name: 'Mallory' }, cross)).status).toBe(
        403,
      )
      expect((await browser.get(profile, '/account/profile')).props.owner.name).toBe('Meera Sample')
    })
  })
})
