import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Anchor } from '@/components/kit/anchor'

/** Next's own link; it records the properties that it gets. */
const given = vi.hoisted(() => vi.fn((_: object): void => undefined))
vi.mock('next/link', () => ({
  default: ({ href, children, ...rest }: { href: string; children: string }) => {
    given(rest)
    return <a href={href}>{children}</a>
  },
}))

afterEach(() => {
  cleanup()
  given.mockClear()
})

const link = () => screen.getByRole('link', { name: 'Clinics' })

test('a link within the site is a Next link, and loads nothing just because it is visible', () => {
  render(
    <Anchor href="/clinics?city=chennai" scroll={false}>
      Clinics
    </Anchor>,
  )
  expect(link().getAttribute('href')).toBe('/clinics?city=chennai')
  expect(given).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ prefetch: false, scroll: false }))
})

test.each(['tel:18000006884', 'https://maps.example.com/', '#main', 'mailto:a@example.com'])(
  'a link to %s is left to the browser',
  (href) => {
    render(<Anchor href={href}>Clinics</Anchor>)
    expect(link().getAttribute('href')).toBe(href)
    expect(given).not.toHaveBeenCalled()
  },
)

test('a link that must reload the page is left to the browser', () => {
  render(
    <Anchor isWhole href="/clinics">
      Clinics
    </Anchor>,
  )
  expect(link().getAttribute('href')).toBe('/clinics')
  expect(given).not.toHaveBeenCalled()
})
