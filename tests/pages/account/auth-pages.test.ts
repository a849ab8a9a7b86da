import { beforeAll, describe, expect, test } from 'vitest'
import * as forgot from '@/pages/forgot-password'
import * as memberPhone from '@/pages/member/input-phone'
import * as signIn from '@/pages/sign-in'
import * as signUp from '@/pages/sign-up'
import * as inputPhone from '@/pages/unified-booking/input-phone'
import * as selectCity from '@/pages/unified-booking/select-city'
import { openAccount, startSession } from '@/tests/support/account/accounts'
import { holdSession } from '@/tests/support/account/hold-session'
import { PageBrowser, serveFrom } from '@/tests/support/browser/page-browser'
import { useDatabase } from '@/tests/support/servers/test-database'

describe('the pages around signing in', () => {
  const database = useDatabase()
  beforeAll(() => serveFrom(database()))

  test.each([
    ['/sign-in', signIn],
    ['/sign-up', signUp],
    ['/forgot-password', forgot],
  ])('no search engine lists %s, and its visitor goes on to the account', async (path, page) => {
    const { status, props, headers } = await new PageBrowser().get(page, path)
    expect(status).toBe(200)
    expect(headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' })
    expect(props).toEqual({
      campaignLink: { book: '/unified-booking/input-phone?flow=ORGANIC', query: '' },
      next: '/account',
      phone: '',
      isPosted: false,
      seemsSignedIn: false,
      posted: null,
      hosted: true,
      isBack: false,
      signUp: 'code',
    })
  })

  test('the sign-in page leads on to pages of this site only', async () => {
    const nextOf = async (query: string) => (await new PageBrowser().get(signIn, `/sign-in?${query}`)).props.next
    expect(await nextOf('next=%2Fclinics%3Fq%3Dadyar')).toBe('/clinics?q=adyar')
    expect(await nextOf('next=%2F%2Fevil.example')).toBe('/account')
    expect(await nextOf('next=https%3A%2F%2Fevil.example')).toBe('/account')
  })

  test('a number posted before the scripts load stays in the page, and a password does not', async () => {
    const { status, props } = await new PageBrowser().post(signIn, '/sign-in?next=%2Fmembership', {
      phone: '98765 43210',
      password: 'Sample-Pass-1',
    })
    expect([status, props.phone, props.isPosted, props.next]).toEqual([200, '98765 43210', true, '/membership'])
    expect(JSON.stringify(props)).not.toContain('Sample-Pass-1')
  })

  test.each(['password', 'hosted'] as const)('a form can open the “%s” sign-in instead of a code', async (way) => {
    const post = { phone: '98765 43210', way }
    const { props } = await new PageBrowser().post(signIn, '/sign-in?next=%2Fmembership', post)
    expect(props).toMatchObject({ phone: '98765 43210', isPosted: false, posted: way, next: '/membership' })
  })

  test('an unknown sign-in method counts as a tap on the button', async () => {
    const { props } = await new PageBrowser().post(signIn, '/sign-in', { phone: '98765 43210', posted: 'constructor' })
    expect(props).toMatchObject({ isPosted: true, posted: null })
  })

  test('another site cannot post to the sign-in page', async () => {
    const { status } = await new PageBrowser().post(
      signIn,
      '/sign-in',
      { phone: '98765 43210' },
      { origin: 'https://evil.example' },
    )
    expect(status).toBe(403)
  })

  test('the sign-in page recognises the return from the hosted page', async () => {
    expect((await new PageBrowser().get(signIn, '/sign-in?hosted=1&code=a&state=b')).props.isBack).toBe(true)
  })

  test('a step that asks for the number offers signing in to guests only, and returns to itself', async () => {
    const browser = new PageBrowser()
    const at = '/unified-booking/input-phone?flow=ORGANIC&utm_source=bus'
    const { props } = await browser.get(inputPhone, at)
    const href = new URL(props.step.signIn, 'http://localhost:3000')
    expect([href.pathname, href.searchParams.get('next')]).toEqual(['/sign-in', at])
    const city = await browser.get(selectCity, '/unified-booking/select-city?flow=ORGANIC')
    expect(city.props?.step?.signIn ?? null).toBeNull()

    const deps = { db: database(), now: new Date(), secret: '' }
    const { uid } = await openAccount(deps, { phone: '+919800000009', name: 'Meera Sample' })
    holdSession(browser.cookies, await startSession(deps, uid))
    const known = await browser.get(inputPhone, at)
    expect([known.props.step.signIn, known.props.step.values.phone]).toEqual([null, '98000 00009'])
  })

  test('without JavaScript the membership step keeps the number for a call; a signed-in patient skips the step', async () => {
    const browser = new PageBrowser()
    const { to } = await browser.post(memberPhone, '/member/input-phone?flow=MEMBER_ACTIVATION', {
      phone: '98765 43210',
    })
    const noted = await browser.get(memberPhone, to ?? '')
    expect(noted.props.data.noted).toBe('98765 43210')

    const deps = { db: database(), now: new Date(), secret: '' }
    const { uid } = await openAccount(deps, { phone: '+919800000008' })
    holdSession(browser.cookies, await startSession(deps, uid))
    const { status, to: onward } = await browser.get(memberPhone, '/member/input-phone?flow=MEMBER_ACTIVATION')
    expect([status, onward]).toEqual([307, '/member/questionnaire?flow=MEMBER_ACTIVATION'])
  })
})
