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
  // The rules come late.
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

  test('tells everything that is wrong at once, in the order of the page, and keeps what was typed', async () => {
    await open()
    type({
      ...RIGHT,
      'Full name': '',
      'Mobile number': '12',
      'E-mail (optional)': 'meera',
      'New password': 'alllower1!',
    })
    await press('Make the account')
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

  test('asks for the code and signs in by itself', async () => {
    const { router } = await open()
    type(RIGHT)
    await press('Make the account')
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
    await press('Confirm the number')
    expect(identity.confirmSignUp.mock.calls).toEqual([['+919876543210', '123456']])
    expect(router.push).toHaveBeenCalledExactlyOnceWith('/account')
  })

  test('that can’t sign in by itself says that the number is confirmed, and asks to sign in', async () => {
    identity.confirmSignUp.mockRejectedValue(refusal('AutoSignInException'))
    await open()
    type(RIGHT)
    await press('Make the account')
    type({ '6-digit code': '123456' })
    await press('Confirm the number')
    expect(title()).toBe('Sign in with your password')
    expect(screen.getByRole('status').textContent).toContain('Your number is confirmed')
  })

  test('of a number that has an account says so at the number', async () => {
    identity.signUpWithPassword.mockRejectedValue(refusal('UsernameExistsException'))
    await open()
    type(RIGHT)
    await press('Make the account')
    expect(alert()).toContain('There is an account with this number already')
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('Longer-Pass-1')
  })

  test('by a link waits for it, and goes on once it was opened', async () => {
    const { router } = await open('link')
    type(RIGHT)
    await press('Make the account')
    expect(identity.autoSignInByLink).toHaveBeenCalledOnce()
    expect(router.push).toHaveBeenCalledExactlyOnceWith('/account')
  })

  test('by a link that nobody opened gives up in words', async () => {
    identity.autoSignInByLink.mockRejectedValue(refusal('AutoSignInException'))
    await open('link')
    type(RIGHT)
    await press('Make the account')
    expect(screen.getByRole('status').textContent).toContain('The link was not opened within 3 minutes')
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

  test('is chosen anew with a code, and signs in', async () => {
    const { router } = await open()
    expect(identity.forgotPassword.mock.calls).toEqual([['+919876543210']])
    type({ '6-digit code': '123456', 'New password': 'Longer-Pass-1' })
    await press('Save and sign in')
    expect(identity.confirmForgotPassword.mock.calls).toEqual([['+919876543210', '123456', 'Longer-Pass-1']])
    expect(identity.signInByPassword.mock.calls).toEqual([['+919876543210', 'Longer-Pass-1']])
    expect(router.push).toHaveBeenCalledExactlyOnceWith('/account')
  })

  test('whose number was posted before the scripts had come is sent its code at once', async () => {
    show(<ForgotPasswordPage {...PAGE} phone="98765 43210" isPosted />, identity)
    await act(async () => undefined)
    expect(identity.forgotPassword.mock.calls).toEqual([['+919876543210']])
    expect(screen.getByLabelText('6-digit code')).toBeTruthy()
  })

  test('tells what is wrong with code and password together', async () => {
    await open()
    await press('Save and sign in')
    expect(alert()).toContain('Enter the 6 digits of the code')
    expect(alert()).toContain('Enter a password')
  })

  test('a wrong code leaves what was typed', async () => {
    identity.confirmForgotPassword.mockRejectedValue(refusal('CodeMismatchException'))
    await open()
    type({ '6-digit code': '000000', 'New password': 'Longer-Pass-1' })
    await press('Save and sign in')
    expect(alert()).toContain('This code is not right')
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('Longer-Pass-1')
  })

  test('the number can be changed, and has the focus', async () => {
    await open()
    await press('Change the number')
    expect(document.activeElement).toBe(screen.getByLabelText('Mobile number'))
  })
})
