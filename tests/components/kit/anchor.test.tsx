import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Anchor } from '@/components/kit/anchor'

/** Next's own link, by the properties that it is given. */
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

test('is Next’s own within the site, and loads nothing because it comes into view', () => {
  render(
    <Anchor href="/clinics?city=chennai" scroll={false}>
      Clinics
    </Anchor>,
  )
  expect(link().getAttribute('href')).toBe('/clinics?city=chennai')
  expect(given).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ prefetch: false, scroll: false }))
})

test.each(['tel:18000006884', 'https://maps.example.com/', '#main', 'mailto:a@example.com'])(
  'is the browser’s where it leads to %s',
  (href) => {
    render(<Anchor href={href}>Clinics</Anchor>)
    expect(link().getAttribute('href')).toBe(href)
    expect(given).not.toHaveBeenCalled()
  },
)

test('is the browser’s where the page must be made anew', () => {
  render(
    <Anchor isWhole href="/clinics">
      Clinics
    </Anchor>,
  )
  expect(link().getAttribute('href')).toBe('/clinics')
  expect(given).not.toHaveBeenCalled()
})
