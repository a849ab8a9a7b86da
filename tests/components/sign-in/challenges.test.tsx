import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { SignInStep } from '@/lib/browser/pool/types'
import SignInPage from '@/pages/sign-in'
import { type FakeIdentity, fakeIdentity, PAGE, refusal, show } from '@/tests/components/sign-in/fake-identity'

let identity: FakeIdentity

beforeEach(() => {
  window.sessionStorage.clear()
  window.localStorage.clear()
  identity = fakeIdentity()
})
afterEach(cleanup)

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const title = () => screen.getByRole('heading', { level: 1 }).textContent

/** Signs in by password; the pool then asks for `step`. */
async function reach(step: SignInStep | Error) {
  if (step instanceof Error) identity.signInByPassword.mockRejectedValue(step)
  else identity.signInByPassword.mockResolvedValue(step)
  const view = show(<SignInPage {...PAGE} />, identity)
  await act(async () => undefined)
  type('Mobile number', '98765 43210')
  await press('Use a password instead')
  type('Password', 'Wrong-Pass-1')
  await press('Sign in')
  return view
}

describe('the password', () => {
  test('the password is sent with the number from before', async () => {
    const { router } = await reach({ kind: 'done' })
    expect(identity.signInByPassword.mock.calls).toEqual([['+919876543210', 'Wrong-Pass-1']])
    expect(router.push).toHaveBeenCalledExactlyOnceWith('/account')
  })

  test('a wrong password gets an error text and stays in the field', async () => {
    await reach(refusal('NotAuthorizedException', 'Incorrect username or password.'))
    expect(screen.getByRole('alert').textContent).toContain('is not right')
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('Wrong-Pass-1')
  })

  test('the button shows and hides the password', async () => {
    await reach(refusal('NotAuthorizedException'))
    const input = screen.getByLabelText<HTMLInputElement>('Password')
    expect([input.type, input.autocomplete]).toEqual(['password', 'current-password'])
    await press('Show Password')
    expect([input.type, input.value]).toEqual(['text', 'Wrong-Pass-1'])
    await press('Hide Password')
    expect(input.type).toBe('password')
  })
})

describe('the challenges', () => {
  test.each([
    [{ kind: 'sms_mfa', to: '+********3210' }, 'Enter the code from our SMS', '6-digit code'],
    [{ kind: 'totp' }, 'Enter the code from your app', '6-digit code'],
    [
      { kind: 'totp_setup', secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Muthu?secret=JBSWY3DPEHPK3PXP' },
      'Set up your authenticator app',
      'Then enter the code from the app',
    ],
  ] as [SignInStep, string, string][])('the challenge %o accepts six digits', async (step, heading, label) => {
    const { router } = await reach(step)
    expect(title()).toBe(heading)
    type(label, '123456')
    await act(async () => void fireEvent.submit(screen.getByLabelText(label)))
    expect(identity.answerStep.mock.calls).toEqual([['123456']])
    expect(router.push).toHaveBeenCalledExactlyOnceWith('/account')
  })

  test('a wrong app code keeps the challenge and gets an error text', async () => {
    identity.answerStep.mockResolvedValue({ kind: 'totp', wrong: true })
    await reach({ kind: 'totp' })
    type('6-digit code', '123456')
    await press('Sign in')
    expect(screen.getByRole('alert').textContent).toContain('Wait for the next code')
    expect(screen.getByLabelText<HTMLInputElement>('6-digit code').value).toBe('123456')
  })

  test('the key of an authenticator app appears as a QR code and as text to copy', async () => {
    const writeText = vi.fn(async (_text: string) => undefined)
    vi.stubGlobal('navigator', { ...navigator, languages: navigator.languages, clipboard: { writeText } })
    await reach({ kind: 'totp_setup', secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Muthu?secret=JBSWY3DPEHPK3PXP' })
    expect(await screen.findByRole('img', { name: /QR code/ })).toBeTruthy()
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy()
    await press('Copy the key')
    expect(writeText).toHaveBeenCalledExactlyOnceWith('JBSWY3DPEHPK3PXP')
    expect(screen.getByText('Key copied.')).toBeTruthy()
    vi.unstubAllGlobals()
  })

  test('the choice of a second step needs an answer', async () => {
    await reach({ kind: 'mfa_choice', allowed: ['SMS', 'TOTP'] })
    await press('Continue')
    expect(screen.getByRole('alert').textContent).toContain('Choose one of the two')
    fireEvent.click(screen.getByLabelText('A code from my authenticator app'))
    await press('Continue')
    expect(identity.answerStep.mock.calls).toEqual([['TOTP']])
  })

  test('a new password is checked against the rules before it is sent', async () => {
    await reach({ kind: 'new_password' })
    type('New password', 'short')
    await press('Save and sign in')
    expect(screen.getByRole('alert').textContent).toContain('at least 8 characters')
    type('New password', 'Longer-Pass-1')
    await press('Save and sign in')
    expect(identity.answerStep.mock.calls).toEqual([['Longer-Pass-1']])
  })

  test('a reset password is replaced with a code that is already on its way', async () => {
    await reach({ kind: 'reset_password' })
    expect(title()).toBe('You need a new password')
    identity.signInByPassword.mockResolvedValue({ kind: 'done' })
    type('6-digit code', '123456')
    type('New password', 'Longer-Pass-1')
    await press('Save and sign in')
    expect(identity.forgotPassword).not.toHaveBeenCalled()
    expect(identity.confirmForgotPassword.mock.calls).toEqual([['+919876543210', '123456', 'Longer-Pass-1']])
  })

  test('an unconfirmed number is confirmed by its code', async () => {
    const { router } = await reach({ kind: 'confirm_sign_up' })
    type('6-digit code', '123456')
    await press('Confirm number')
    expect(identity.confirmSignUp.mock.calls).toEqual([['+919876543210', '123456']])
    expect(router.push).toHaveBeenCalledExactlyOnceWith('/account')
  })

  test('an expired challenge starts the sign-in again', async () => {
    identity.answerStep.mockRejectedValue(
      refusal('NotAuthorizedException', 'Invalid session for the user, session is expired.'),
    )
    await reach({ kind: 'totp' })
    type('6-digit code', '123456')
    await press('Sign in')
    expect(title()).toBe('That took more than 3 minutes')
    await press('Sign in again')
    expect(title()).toBe('Sign in with your password')
    expect(screen.getByLabelText<HTMLInputElement>('Mobile number').value).toBe('98765 43210')
  })

  test.each([
    ['Invalid session for the user, session can only be used once.', 'This sign-in has ended'],
    ['User is disabled.', 'This account is closed'],
    ['Password attempts exceeded', 'wrong too many times'],
  ])('a challenge that ended with "%s" gives the reason, and does not mention time', async (message, said) => {
    identity.answerStep.mockRejectedValue(refusal('NotAuthorizedException', message))
    await reach({ kind: 'new_password' })
    type('New password', 'Another horse 8!')
    await press('Save and sign in')
    expect(title()).toBe('Sign in with your password')
    expect(screen.getByRole('alert').textContent).toContain(said)
    expect(screen.getByRole('alert').textContent).not.toContain('3 minutes')
  })

  test('after the app is set up the page asks for one more sign-in', async () => {
    identity.answerStep.mockRejectedValue(refusal('FactorIsSetUp'))
    await reach({ kind: 'totp_setup', secret: 'ABCDEFGH', uri: 'otpauth://totp/x?secret=ABCDEFGH' })
    type('Then enter the code from the app', '123456')
    await press('Turn on and sign in')
    expect(title()).toBe('Sign in with your password')
    expect(screen.getByRole('status').textContent).toContain('Your authenticator app is set up.')
  })
})
