import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { SignInStep } from '@/lib/browser/pool/types'
import SignInPage from '@/pages/sign-in'
import { CODE, type FakeIdentity, fakeIdentity, PAGE, refusal, show } from '@/tests/components/sign-in/fake-identity'

let identity: FakeIdentity

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00.000Z') })
  window.sessionStorage.clear()
  window.localStorage.clear()
  identity = fakeIdentity()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

async function open(given: Partial<typeof PAGE> = {}) {
  const view = show(<SignInPage {...PAGE} {...given} />, identity)
  await act(async () => undefined)
  return view
}
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const title = () => screen.getByRole('heading', { level: 1 }).textContent
async function toCode(): Promise<void> {
  type('Mobile number', '98765 43210')
  await press('Send me a code')
}

describe('the number', () => {
  test('an invalid number gets a focused error with a link to the field, and stays typed', async () => {
    await open()
    type('Mobile number', '98765')
    await press('Send me a code')
    const alert = screen.getByRole('alert')
    expect(document.activeElement).toBe(alert)
    expect(screen.getByRole('link', { name: /too short/ }).getAttribute('href')).toBe('#phone')
    const input = screen.getByLabelText<HTMLInputElement>('Mobile number')
    expect([input.value, input.getAttribute('aria-invalid')]).toEqual(['98765', 'true'])
    expect(identity.signInByCode).not.toHaveBeenCalled()
  })

  test('a double click sends the number once, and the code field gets the focus', async () => {
    await open()
    type('Mobile number', '098765-43210')
    fireEvent.click(screen.getByRole('button', { name: 'Send me a code' }))
    await press(/Send/)
    expect(identity.signInByCode.mock.calls).toEqual([['+919876543210']])
    expect(title()).toBe('Enter your code')
    const input = screen.getByLabelText<HTMLInputElement>('6-digit code')
    expect(document.activeElement).toBe(input)
    expect([input.autocomplete, input.inputMode]).toEqual(['one-time-code', 'numeric'])
    expect(document.body.textContent).toContain('••••• •3210')
  })

  test('a number with too many codes gets the time of the next one', async () => {
    const text = 'Too many codes were sent to this number. You can ask for the next one at 14:35.'
    identity.signInByCode.mockRejectedValue(
      refusal('UserLambdaValidationException', `CreateAuthChallenge failed with error ${text}`),
    )
    await open()
    await toCode()
    expect(screen.getByRole('alert').textContent).toContain(text)
    expect(screen.getByLabelText<HTMLInputElement>('Mobile number').value).toBe('98765 43210')
  })

  test('a number posted before the scripts load gets its code', async () => {
    await open({ phone: '98765 43210', isPosted: true })
    expect(identity.signInByCode.mock.calls).toEqual([['+919876543210']])
    expect(title()).toBe('Enter your code')
  })

  test('a method posted before the scripts load opens the password form with the number', async () => {
    await open({ phone: '98765 43210', posted: 'password' })
    expect(title()).toBe('Sign in with your password')
    expect(screen.getByLabelText<HTMLInputElement>('Mobile number').value).toBe('98765 43210')
    expect(identity.signInByCode).not.toHaveBeenCalled()
  })
})

describe('the code', () => {
  test('the right code signs in and leads on', async () => {
    const { router } = await open({ next: '/membership' })
    await toCode()
    type('6-digit code', '12 34 56')
    await press('Sign in')
    expect(identity.answerStep.mock.calls).toEqual([['123456']])
    expect(router.push).toHaveBeenCalledExactlyOnceWith('/membership')
  })

  test.each([
    ['', 'Enter the 6 digits of the code'],
    ['12a456', 'Enter digits only'],
    ['12345', 'Enter all 6 digits. Check our SMS'],
  ])('the code %o gets an error text before it is sent', async (typed, text) => {
    await open()
    await toCode()
    type('6-digit code', typed)
    await press('Sign in')
    expect(screen.getByRole('alert').textContent).toContain(text)
    expect(identity.answerStep).not.toHaveBeenCalled()
  })

  test('a wrong code shows the remaining attempts, and the third asks for a new code with the number kept', async () => {
    identity.answerStep.mockResolvedValue({ ...CODE, wrong: true })
    await open()
    await toCode()
    type('6-digit code', '000000')
    await press('Sign in')
    expect(screen.getByRole('alert').textContent).toContain('You have 2 tries left')
    expect(screen.getByLabelText<HTMLInputElement>('6-digit code').value).toBe('000000')
    await press('Sign in')
    expect(screen.getByRole('alert').textContent).toContain('You have one try left')
    identity.answerStep.mockRejectedValue(refusal('NotAuthorizedException', 'Incorrect username or password.'))
    await press('Sign in')
    expect(title()).toBe('That code no longer works')
    await press('Send me a new code')
    expect(identity.signInByCode).toHaveBeenLastCalledWith('+919876543210')
    expect(title()).toBe('Enter your code')
  })

  test('the patient can ask for another code after the wait, which is shown by the second and announced twice', async () => {
    await open()
    await toCode()
    expect(screen.getByText('You can ask for a new code in 1:00').getAttribute('aria-hidden')).toBe('true')
    const said = screen.getByText('You can ask for a new code in 60 seconds.')
    expect(said.getAttribute('aria-live')).toBe('polite')
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(screen.getByText('You can ask for a new code in 0:50')).toBeTruthy()
    expect(said.textContent).toBe('You can ask for a new code in 60 seconds.')
    await act(() => vi.advanceTimersByTimeAsync(50_000))
    expect(said.textContent).toBe('You can ask for a new code now.')
    identity.signInByCode.mockResolvedValue({ ...CODE, resendAt: '2026-11-21T10:02:00.000Z' } as SignInStep)
    await press('Send a new code')
    expect(screen.getByRole('status').textContent).toContain('A new code is on its way')
    expect(screen.getByText('You can ask for a new code in 1:00')).toBeTruthy()
  })

  test('the page does not call the code sent while the SMS gateway accepts none', async () => {
    identity.signInByCode.mockResolvedValue({ ...CODE, isLate: true } as SignInStep)
    await open()
    await toCode()
    expect(document.body.textContent).toContain('Our SMS are delayed right now')
    expect(document.body.textContent).not.toContain('on its way')
  })

  test('a wrong clock locks nobody out', async () => {
    identity.signInByCode.mockResolvedValue({ ...CODE, resendAt: '2026-11-21T13:00:00.000Z' } as SignInStep)
    await open()
    await toCode()
    expect(screen.getByText('You can ask for a new code in 1:00')).toBeTruthy()
  })

  test('the patient can change the number, which is still in the field', async () => {
    await open()
    await toCode()
    await press('Change number')
    expect(identity.dropPendingSignIn).toHaveBeenCalled()
    const input = screen.getByLabelText<HTMLInputElement>('Mobile number')
    expect([input.value, document.activeElement === input]).toEqual(['98765 43210', true])
  })

  test('the browser reads the code from the message where it can, and stops waiting with the screen', async () => {
    let signal: AbortSignal | undefined
    let arrive: (credential: { code: string }) => void = () => undefined
    vi.stubGlobal('OTPCredential', class {})
    vi.stubGlobal('navigator', {
      ...navigator,
      languages: navigator.languages,
      credentials: {
        get: (request: { signal: AbortSignal }) => {
          signal = request.signal
          return new Promise((resolve) => {
            arrive = resolve
          })
        },
      },
    })
    const { unmount } = await open()
    await toCode()
    await act(async () => arrive({ code: '654321' }))
    expect(identity.answerStep.mock.calls).toEqual([['654321']])
    unmount()
    expect(signal?.aborted).toBe(true)
    vi.unstubAllGlobals()
  })
})
