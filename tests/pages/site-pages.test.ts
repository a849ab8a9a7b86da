import { ServerResponse } from 'node:http'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { ROUTES } from '@/flows/table'
import { inLanguage } from '@/lib/addresses/languages'
import { chain } from '@/lib/catalogue/chain'
import { DEFAULT_LANGUAGE, TAGS } from '@/lib/catalogue/languages'
import { activateMembership } from '@/lib/use-cases/membership/activate'
import * as accessibility from '@/pages/accessibility'
import * as membership from '@/pages/membership'
import * as privacy from '@/pages/privacy'
import * as referral from '@/pages/referral'
import * as robots from '@/pages/robots.txt'
import * as sitemap from '@/pages/sitemap.xml'
import * as terms from '@/pages/terms'
import { openAccount, startSession } from '@/tests/support/account/accounts'
import { holdSession } from '@/tests/support/account/hold-session'
import { PageBrowser, serveFrom } from '@/tests/support/browser/page-browser'
import { useDatabase } from '@/tests/support/servers/test-database'

describe('the pages outside the flows', () => {
  const database = useDatabase()
  beforeAll(() => serveFrom(database()))

  test.each([
    ['/accessibility', accessibility],
    ['/privacy', privacy],
    ['/terms', terms],
    ['/membership', membership],
  ])('search engines may list %s, and the page knows its origin', async (path, page) => {
    const answer = await new PageBrowser().get(page, path)
    expect(answer).toMatchObject({ status: 200, props: { origin: 'http://localhost:3000' } })
    expect(answer.headers['x-robots-tag']).toBeUndefined()
  })

  describe('for search engines', () => {
    afterEach(() => vi.restoreAllMocks())
    const bodyOf = async (page: typeof robots, path: string, headers = {}) => {
      const end = vi.spyOn(ServerResponse.prototype, 'end')
      const { headers: answered } = await new PageBrowser().get(page, path, headers)
      return { body: String(end.mock.calls[0]?.[0]), type: answered['content-type'] }
    }

    test('the sitemap has every page, treatment, city and clinic once, and no step of a flow', async () => {
      const { body, type } = await bodyOf(sitemap, '/sitemap.xml?utm_source=bus')
      expect(type).toBe('application/xml; charset=utf-8')
      const found = [...body.matchAll(/<loc>http:\/\/localhost:3000(.*?)<\/loc>/g)].map((match) => match[1] ?? '')
      expect(new Set(found).size).toBe(found.length)
      expect(found).toEqual(expect.arrayContaining(['/', '/emergency', '/treatments/aligners', '/clinics/chennai/106']))
      for (const tag of TAGS.filter((each) => each !== DEFAULT_LANGUAGE))
        expect(found).toEqual(expect.arrayContaining([`/${tag}`, `/${tag}/clinics/chennai/106`]))
      expect(found.filter((path) => path.startsWith('/treatments/'))).toHaveLength(15)
      expect(found.filter((path) => /^\/clinics\/[a-z-]+$/.test(path))).toHaveLength(21)
      expect(found.filter((path) => /^\/clinics\/[a-z-]+\/\d+$/.test(path))).toHaveLength(43)
      const steps: readonly string[] = ROUTES.filter((route) => route !== '/free-smile-consultation')
      expect(found.filter((path) => steps.includes(path) || path.includes('?'))).toEqual([])
    })

    test('the sitemap gives a change date for the legal documents only', async () => {
      const { body } = await bodyOf(sitemap, '/sitemap.xml')
      const changed = [...body.matchAll(/<loc>[^<]*(\/[^<]*)<\/loc><lastmod>([^<]*)<\/lastmod>/g)].map(
        (entry) => entry[1],
      )
      expect([...new Set(changed)].sort()).toEqual(['/accessibility', '/privacy', '/terms'])
      expect(body.match(/<lastmod>/g)).toHaveLength(3 * TAGS.length)
      expect(body).toContain(`<lastmod>${chain().brand.documentsChanged}</lastmod>`)
    })

    test('every version of a page names all versions, itself too', async () => {
      const { body } = await bodyOf(sitemap, '/sitemap.xml')
      const entries = body.split('\n').filter((line) => /3000(\/\w\w)?\/emergency<\/loc>/.test(line))
      expect(entries).toHaveLength(TAGS.length)
      for (const entry of entries) {
        const others = [...entry.matchAll(/hreflang="([^"]+)" href="http:\/\/localhost:3000([^"]+)"/g)]
        expect(others.map(([, name, path]) => [name, path])).toEqual([
          ...TAGS.map((tag) => [tag, inLanguage('/emergency', tag)]),
          ['x-default', '/emergency'],
        ])
      }
    })

    test('an invalid host cannot inject markup into the sitemap', async () => {
      const { body } = await bodyOf(sitemap, '/sitemap.xml', { host: '"><zz9>' })
      expect(body).not.toContain('<zz9>')
    })

    test('robots.txt excludes only the calls, so that search engines can read noindex, and names the sitemap', async () => {
      const { body, type } = await bodyOf(robots, '/robots.txt')
      expect(type).toBe('text/plain; charset=utf-8')
      const closed = [...body.matchAll(/^Disallow: (.*)$/gm)].map((match) => match[1] ?? '')
      expect(closed).toEqual(['/api/'])
      expect(body).toContain('\nSitemap: http://localhost:3000/sitemap.xml\n')
    })
  })

  test('the membership page links to its flow with the campaign', async () => {
    const { props } = await new PageBrowser().get(membership, '/membership?utm_source=bus&phone=9876543210')
    expect(props.activateHref).toBe('/member/activation?flow=MEMBER_ACTIVATION&utm_source=bus')
  })

  test('the membership page tells a member of the membership, and of its end after a year', async () => {
    const browser = new PageBrowser()
    const deps = { db: database(), now: new Date(), secret: '' }
    const shown = async () => (await browser.get(membership, '/membership')).props.membership
    expect(await shown()).toBeNull()
    const { uid } = await openAccount(deps, { phone: '+919800000002' })
    holdSession(browser.cookies, await startSession(deps, uid))
    expect(await shown()).toBeNull()
    const activated = await activateMembership(deps, { uid, issue: null, language: 'en' })
    const { number } = activated.kind === 'activated' ? activated.membership : { number: '' }
    expect(await shown()).toEqual({ isActive: true, number, until: expect.stringMatching(/ 20\d\d$/) })
    await database()
      .writes.updateTable('memberships')
      .set({ valid_until: new Date(0) })
      .where('uid', '=', uid)
      .execute()
    expect(await shown()).toEqual({ isActive: false, number, until: 'Thursday 1 January 1970' })
  })

  test('only a signed-in patient with the programme switched on sees the referral page', async () => {
    const browser = new PageBrowser()
    const deps = { db: database(), now: new Date(), secret: '' }
    expect(await browser.get(referral, '/referral')).toMatchObject({ props: null })
    const { uid } = await openAccount(deps, { phone: '+919800000001' })
    holdSession(browser.cookies, await startSession(deps, uid))
    expect(await browser.get(referral, '/referral')).toMatchObject({ props: null })
    await database().writes.updateTable('users').set({ referral_allowed: true }).where('uid', '=', uid).execute()
    const { props, headers } = await browser.get(referral, '/referral')
    expect(props).toMatchObject({ invited: 0, booked: 0, link: `http://localhost:3000/?ref=${props.code}` })
    expect(props.shareHref).toContain(encodeURIComponent(props.link))
    expect(headers['x-robots-tag']).toBe('noindex')
  })
})
