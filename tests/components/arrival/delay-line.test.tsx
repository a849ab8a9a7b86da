import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DelayLine } from '@/components/arrival/delay-line'

const late = (minutes: number) => ({ minutes, begins: `10:${minutes}` })
const fetched = vi.fn()
const answer = (body: object, status = 200) => fetched.mockImplementation(async () => Response.json(body, { status }))
const pass = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * 60_000))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  cleanup()
  fetched.mockReset()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('the line follows the chair: late, later, on time', async () => {
  answer({ booking: { late: late(20) } })
  render(<DelayLine delay={{ reference: 'CFHJKMNP', late: null }} />)
  const status = screen.getByRole('status')
  expect(status.textContent).toBe('')
  await pass(0.9)
  expect(fetched).not.toHaveBeenCalled()
  await pass(0.2)
  expect(status.textContent).toBe('Running about 20 minutes late. Your appointment will begin at about 10:20 am.')
  expect(JSON.parse(fetched.mock.lastCall?.[1].body)).toEqual({ reference: 'CFHJKMNP' })
  answer({ booking: { late: late(45) } })
  await pass(1)
  expect(status.textContent).toContain('45 minutes')
  answer({ booking: { late: null } })
  await pass(1)
  expect(status.textContent).toBe('')
})

test('a failed call changes nothing, and a hidden page asks nothing', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  answer({}, 503)
  render(<DelayLine delay={{ reference: 'CFHJKMNP', late: late(20) }} />)
  await pass(1.1)
  expect(screen.getByRole('status').textContent).toContain('20 minutes')
  fetched.mockClear()
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await pass(5)
  expect(fetched).not.toHaveBeenCalled()
  vi.restoreAllMocks()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  fireEvent(document, new Event('visibilitychange'))
  expect(fetched).toHaveBeenCalledOnce()
})

test('a new page’s value replaces the last answer', async () => {
  answer({ booking: { late: late(45) } })
  const { rerender } = render(<DelayLine delay={{ reference: 'CFHJKMNP', late: null }} />)
  await pass(1.1)
  rerender(<DelayLine delay={{ reference: 'CFHJKMNP', late: late(15) }} />)
  expect(screen.getByRole('status').textContent).toContain('15 minutes')
})
