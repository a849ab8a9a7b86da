import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { SentCodeField } from '@/components/kit/fields/code-field'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** A browser that can read codes from SMS: its only code is this one. */
function withMessage(code: string): void {
  vi.stubGlobal('OTPCredential', class {})
  vi.stubGlobal('navigator', {
    ...navigator,
    languages: navigator.languages,
    credentials: { get: async () => ({ code }) },
  })
}

test.each([
  { asks: 'the code alone', sends: true, times: 1 },
  { asks: 'more than the code', sends: false, times: 0 },
])('the code fills in, and a form that asks for $asks is sent $times times', async ({ sends, times }) => {
  withMessage('123456')
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault())
  const form = (
    <form onSubmit={onSubmit}>
      <SentCodeField label="Code" sends={sends} />
    </form>
  )
  await act(async () => void render(form))
  expect(screen.getByLabelText<HTMLInputElement>('Code').value).toBe('123456')
  expect(onSubmit).toHaveBeenCalledTimes(times)
})
