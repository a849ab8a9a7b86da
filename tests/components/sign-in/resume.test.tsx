import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import SignInPage from '@/pages/sign-in'
import { CODE, type FakeIdentity, fakeIdentity, PAGE, refusal, show } from '@/tests/components/sign-in/fake-identity'

let identity: FakeIdentity

beforeEach(() => {
  window.sessionStorage.clear()
  window.localStorage.clear()
  identity = fakeIdentity()
})
afterEach(cleanup)

async function open(given: Partial<typeof PAGE> = {}) {
  const view = show(<SignInPage {...PAGE} {...given} />, identity)
  await act(async () => undefined)
  return view
}
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const title = () => screen.getByRole('heading', { level: 1 }).textContent

describe('a reload', () => {
  test('a reload within three minutes stays at the code, with the remaining attempts', async () => {
    window.sessionStorage.setItem('sign-in-phone', '98765 43210')
    window.sessionStorage.setItem('sign-in-wrongs', '1')
    identity.pendingSignIn.mockReturnValue(CODE)
    identity.answerStep.mockResolvedValue({ ...CODE, wrong: true })
    await open()
    expect(title()).toBe('Enter your code')
    type('6-digit code', '000000')
    await press('Sign in')
    expect(screen.getByRole('alert').textContent).toContain('You have one try left')
  })

  test('a reload after three minutes says so, and a button sends a new code to the number', async () => {
    window.sessionStorage.setItem('sign-in-phone', '98765 43210')
    identity.pendingSignIn.mockReturnValue('expired')
    await open()
    expect(title()).toBe('Your code has expired')
    await press('Send me a new code')
    expect(identity.signInByCode.mock.calls).toEqual([['+919876543210']])
  })
})

describe('the hosted page', () => {
  test('the link to the hosted page appears where one exists', async () => {
    await open({ hosted: true, next: '/membership' })
    await press(/Sign in on a separate page/)
    expect(identity.hostedSignIn).toHaveBeenCalledExactlyOnceWith('/membership')
    cleanup()
    await open()
    expect(screen.queryByRole('button', { name: /Sign in on a separate page/ })).toBeNull()
  })

  test('a choice made before the scripts load leads to the hosted page', async () => {
    await open({ hosted: true, posted: 'hosted', next: '/membership' })
    expect(identity.hostedSignIn).toHaveBeenCalledExactlyOnceWith('/membership')
  })

  test('the hosted page leads back to where the sign-in began', async () => {
    identity.takeHostedNext.mockReturnValue('/account/security')
    const { router } = await open({ isBack: true })
    expect(router.push).toHaveBeenCalledExactlyOnceWith('/account/security')
  })

  test('a failed hosted sign-in gets an error text', async () => {
    identity.completeHostedSignIn.mockRejectedValue(refusal('OAuthSignInException', 'Invalid state in OAuth flow'))
    await open({ isBack: true })
    expect(screen.getByRole('alert').textContent).toContain('Please start again')
    expect(title()).toBe('Sign in')
  })
})
