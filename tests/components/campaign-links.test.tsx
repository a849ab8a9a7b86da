import { cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { Appointments } from '@/components/account/appointments'
import { SignInFrame } from '@/components/account/sign-in/sign-in-frame'
import { Footer } from '@/components/site/footer'
import { Header } from '@/components/site/header'
import { Trail } from '@/components/site/trail'
import { CampaignProvider } from '@/lib/browser/shell/campaign'
import { Routed, testRouter } from '@/tests/support/browser/router'

afterEach(cleanup)

const BROUGHT = {
  query: 'utm_campaign=pongal&city=kochi',
  book: '/unified-booking/input-phone?flow=ORGANIC&city=kochi&utm_campaign=pongal',
}
const site = (
  <>
    <Header quiet={false} />
    <Trail
      crumbs={[
        { label: 'Home', path: '/' },
        { label: 'Treatments', path: '/treatments' },
      ]}
    />
    <Footer />
  </>
)
const shown = (brought: typeof BROUGHT | undefined) => (
  <Routed router={testRouter()}>
    <CampaignProvider campaign={brought}>{site}</CampaignProvider>
  </Routed>
)
const inner = () =>
  screen
    .getAllByRole('link', { hidden: true })
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => href.startsWith('/'))

test('header, breadcrumbs and footer pass on the campaign, and Book also passes on its booking', () => {
  const { container } = render(shown(BROUGHT))
  expect(screen.getByRole('link', { name: 'Book' }).getAttribute('href')).toBe(BROUGHT.book)
  const ways = inner().filter((href) => href !== BROUGHT.book)
  expect(ways.length).toBeGreaterThan(20)
  for (const href of ways) expect(href.endsWith(`?${BROUGHT.query}`)).toBe(true)
  expect(renderToStaticMarkup(shown(BROUGHT)).match(/utm_campaign=pongal/g)?.length).toBe(
    container.innerHTML.match(/utm_campaign=pongal/g)?.length,
  )
})

test('a shared page keeps, in the browser, the campaign of the page before', () => {
  render(shown(BROUGHT))
  cleanup()
  render(shown(undefined))
  expect(screen.getByRole('link', { name: 'Book' }).getAttribute('href')).toBe(BROUGHT.book)
  cleanup()
  render(shown({ query: '', book: '/unified-booking/input-phone?flow=ORGANIC' }))
  for (const href of inner()) expect(href).not.toContain('utm_')
})

test('the menu, the account and its sign-in page link to finding an appointment', () => {
  const find = () => screen.getAllByRole('link', { name: 'Find my appointment', hidden: true })
  const here = (node: ReactNode) => {
    cleanup()
    render(
      <Routed router={testRouter()}>
        <CampaignProvider campaign={undefined}>{node}</CampaignProvider>
      </Routed>,
    )
  }
  for (const node of [
    <Header key="menu" quiet={false} />,
    <Appointments key="account" upcoming={[]} past={[]} bookHref="/" />,
  ]) {
    here(node)
    expect(find().map((link) => link.getAttribute('href'))).toEqual(['/manage'])
  }
  const signingIn = (next: string) => (
    <SignInFrame title="Sign in" next={next}>
      {null}
    </SignInFrame>
  )
  here(signingIn('/account'))
  expect(find().length).toBeGreaterThan(0)
  here(signingIn('/unified-booking/input-phone'))
  expect(screen.getByRole('link', { name: 'Continue without signing in' })).toBeTruthy()
})
