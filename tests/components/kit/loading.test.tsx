import { act, cleanup, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { Loading } from '@/components/kit/loading'
import { trackLoading } from '@/lib/browser/shell/loading-areas'

afterEach(cleanup)

/** Begins a tracked request of the area; the result's `end` or `fail` finishes it. */
async function begin(area: string): Promise<{ end(): Promise<void>; fail(): Promise<void> }> {
  let settle: { resolve(): void; reject(error: Error): void } | undefined
  const work = () =>
    new Promise<void>((resolve, reject) => {
      settle = { resolve, reject }
    })
  await act(async () => void trackLoading(area, work).catch(() => undefined))
  return {
    end: () => act(async () => settle?.resolve()),
    fail: () => act(async () => settle?.reject(new Error('No answer'))),
  }
}

const dots = () => document.querySelectorAll('[class*=dots] > [class*=dot]').length

test('the area shows three dots while a request is pending, then the content', async () => {
  render(<Loading area="times">Free times</Loading>)
  expect(document.body.textContent).toBe('Free times')
  const request = await begin('times')
  expect(dots()).toBe(3)
  expect(screen.getByRole('status').textContent).toBe('Loading')
  expect(screen.getByRole('status').getAttribute('aria-busy')).toBe('true')
  expect(screen.queryByText('Free times')).toBeNull()
  await request.end()
  expect(dots()).toBe(0)
  expect(document.body.textContent).toBe('Free times')
})

test('the area shows the given skeleton instead of dots', async () => {
  render(
    <Loading area="times" skeleton={<p>Grey lines</p>}>
      Free times
    </Loading>,
  )
  const request = await begin('times')
  expect(screen.getByText('Grey lines')).toBeTruthy()
  expect(dots()).toBe(0)
  await request.end()
  expect(screen.queryByText('Grey lines')).toBeNull()
})

test('the area waits for the last of several requests', async () => {
  render(<Loading area="times">Free times</Loading>)
  const [first, second] = [await begin('times'), await begin('times')]
  await first.end()
  expect(dots()).toBe(3)
  await second.end()
  expect(dots()).toBe(0)
})

test('the area shows the content again after a failed request', async () => {
  render(<Loading area="times">Free times</Loading>)
  const request = await begin('times')
  await request.fail()
  expect(document.body.textContent).toBe('Free times')
})

test('the area does not wait for requests of another area', async () => {
  render(<Loading area="times">Free times</Loading>)
  const request = await begin('clinics')
  expect(document.body.textContent).toBe('Free times')
  await request.end()
})

test('the server renders the content', async () => {
  const request = await begin('times')
  expect(renderToStaticMarkup(<Loading area="times">Free times</Loading>)).toBe('Free times')
  await request.end()
})
