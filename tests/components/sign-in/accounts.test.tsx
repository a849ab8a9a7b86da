import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import ForgotPasswordPage from '@/pages/forgot-password'
import SignUpPage from '@/pages/sign-up'
import { type FakeIdentity, fakeIdentity, PAGE, refusal, show } from '@/tests/components/sign-in/fake-identity'

const RIGHT = {
  'Full name': 'Meera Sample',
  'Mobile number': '9876543210',
  'E-mail (optional)': ' meera@example.com ',
  'New password': 'Longer-Pass-1',
}
let identity: FakeIdentity

beforeEach(() => {
  window.sessionStorage.clear()
  window.localStorage.clear()
  identity = fakeIdentity()
})
afterEach(cleanup)

function type(values: Record<string, string>): void {
  for (const [label, value] of Object.entries(values))
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
}
async function press(name: string): Promise<void> {
  await act(async () => void fireEvent.click(screen.getByRole('button', { name })))
  // The rules of the form load later than the page.
  await waitFor(() => expect(document.querySelector('main [aria-disabled]')).toBeNull())
}
const title = () => screen.getByRole('heading', { level: 1 }).textContent
const alert = () => screen.getByRole('alert').textContent

describe('signing up', () => {
  const open = async (signUp: 'code' | 'link' = 'code') => {
    const view = show(<SignUpPage {...PAGE} signUp={signUp} />, identity)
    await act(async () => undefined)
    return view
  }

  test('the form reports all mistakes at once, in page order, and keeps the typed values', async () => {
    await open()
    type({
      ...RIGHT,
      'Full name': '',
      'Mobile number': '12',
      'E-mail (optional)': 'meera',
      'New password': 'alllower1!',
    })
    await press('Create account')
    expect([...screen.getByRole('alert').querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '#name',
      '#phone',
      '#email',
      '#password',
    ])
    expect(alert()).toContain('The password needs a capital letter')
    expect(alert()).toContain('Enter your full name')
    expect(screen.getByLabelText<HTMLInputElement>('E-mail (optional)').value).toBe('meera')
    expect(identity.signUpWithPassword).not.toHaveBeenCalled()
  })

  test('the form asks for the code and then signs in automatically', async () => {
    const { router } = await open()
    type(RIGHT)
    await press('Create account')
    expect(identity.signUpWithPassword.mock.calls).toEqual([
      [
        {
          phone: '+919876543210',
          password: 'Longer-Pass-1',
          name: 'Meera Sample',
          email: 'meera@example.com',
          verification: 'code',
        },
      ],
    ])
    expect(document.body.textContent).toContain('A code is on its way to 98765 43210')
    type({ '6-digit code': '123456' })
    await press('Confirm number')
    expect(identity.confirmSignUp.mock.calls).toEqual([['+919876543210', '123456']])
    expect(router.push).toHaveBeenCalledExactlyOnceWith('/account')
  })

  test('when automatic sign-in fails, the page says that the number is confirmed and asks to sign in', async () => {
    identity.confirmSignUp.mockRejectedValue(refusal('AutoSignInException'))
    await open()
    type(RIGHT)
    await press('Create account')
    type({ '6-digit code': '123456' })
    await press('Confirm number')
    expect(title()).toBe('Sign in with your password')
    expect(screen.getByRole('status').textContent).toContain('Your number is confirmed')
  })

  test('an error at the number says that it may already have an account', async () => {
    identity.signUpWithPassword.mockRejectedValue(refusal('UsernameExistsException'))
    await open()
    type(RIGHT)
    await press('Create account')
    expect(alert()).toContain('This number may already have an account')
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('Longer-Pass-1')
  })

  test('the page waits for the link and goes on once it is opened', async () => {
    const { router } = await open('link')
    type(RIGHT)
    await press('Create account')
    expect(identity.autoSignInByLink).toHaveBeenCalledOnce()
    expect(router.push).toHaveBeenCalledExactlyOnceWith('/account')
  })

  test('the page says that nobody opened the link, and stops waiting', async () => {
    identity.autoSignInByLink.mockRejectedValue(refusal('AutoSignInException'))
    await open('link')
    type(RIGHT)
    await press('Create account')
    expect(screen.getByRole('status').textContent).toContain('We stopped waiting for the link')
    expect(title()).toBe('Sign in with your password')
  })
})

describe('a forgotten password', () => {
  const open = async () => {
    const view = show(<ForgotPasswordPage {...PAGE} />, identity)
    await act(async () => undefined)
    type({ 'Mobile number': '98765 43210' })
    await press('Send me a code')
    return view
  }

  test('a code sets the new password and signs in', async () => {
    const { router } = await open()
    expect(identity.forgotPassword.mock.calls).toEqual([['+919876543210']])
    type({ '6-digit code': '123456', 'New password': 'Longer-Pass-1' })
    await press('Save and sign in')
    expect(identity.confirmForgotPassword.mock.calls).toEqual([['+919876543210', '123456', 'Longer-Pass-1']])
    expect(identity.signInByPassword.mock.calls).toEqual([['+919876543210', 'Longer-Pass-1']])
    expect(router.push).toHaveBeenCalledExactlyOnceWith('/account')
  })

  test('a number posted before the scripts load gets its code at once', async () => {
    show(<ForgotPasswordPage {...PAGE} phone="98765 43210" isPosted />, identity)
    await act(async () => undefined)
    expect(identity.forgotPassword.mock.calls).toEqual([['+919876543210']])
    expect(screen.getByLabelText('6-digit code')).toBeTruthy()
  })

  test('the form reports mistakes in code and password together', async () => {
    await open()
    await press('Save and sign in')
    expect(alert()).toContain('Enter the 6 digits of the code')
    expect(alert()).toContain('Enter a password')
  })

  test('a wrong code keeps the typed values', async () => {
    identity.confirmForgotPassword.mockRejectedValue(refusal('CodeMismatchException'))
    await open()
    type({ '6-digit code': '000000', 'New password': 'Longer-Pass-1' })
    await press('Save and sign in')
    expect(alert()).toContain('This code is not right')
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('Longer-Pass-1')
  })

  test('the number can be changed, and its field gets the focus', async () => {
    await open()
    await press('Change number')
    expect(document.activeElement).toBe(screen.getByLabelText('Mobile number'))
  })
})
