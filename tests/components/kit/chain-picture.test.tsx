import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ChainPicture } from '@/components/kit/pictures/chain-picture'

afterEach(cleanup)

test('a drawing is shown without a width list', () => {
  render(<ChainPicture source="clinics/chair" alt="The chair" sizes="5rem" />)
  const image = screen.getByRole('img', { name: 'The chair' })
  expect([image.getAttribute('src'), image.hasAttribute('srcset')]).toEqual(['/art/clinics/chair.svg', false])
})

test('a photograph is offered in several widths, without a style attribute', () => {
  render(<ChainPicture source="photographs/AbCdEfGhIjKlMnOpQrStUv" alt="The street" sizes="20rem" className="box" />)
  const image = screen.getByRole('img', { name: 'The street' })
  const offered = (image.getAttribute('srcset') ?? '').split(', ')
  expect(offered.length).toBeGreaterThan(5)
  for (const one of offered)
    expect(one).toMatch(/^\/_next\/image\?url=%2Fapi%2Fphotographs%2FAbCdEfGhIjKlMnOpQrStUv&w=(\d+)&q=75 \1w$/)
  expect([image.getAttribute('sizes'), image.getAttribute('loading')]).toEqual(['20rem', 'lazy'])
  expect(image.hasAttribute('style')).toBe(false)
  expect(image.closest('picture')?.className).toMatch(/ box$/)
})
