import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { DevicesSection } from '@/components/account/devices-section'
import { DeleteSection, SignOutSection } from '@/components/account/leave-sections'
import { MfaSection } from '@/components/account/mfa-section'
import { PasswordSection } from '@/components/account/password-section'
import {
  Around,
  type FakeIdentity,
  fakeIdentity,
  RIGHT_CODE,
  RIGHT_PASSWORD,
} from '@/tests/components/account/fake-identity'
import { standInForModals } from '@/tests/support/browser/modal'

beforeAll(standInForModals)
afterEach(cleanup)

const PHONE = '+919800000001'
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
/** Presses a button once it is shown and no earlier press is under way. */
const pressFound = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name })
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull())
  fireEvent.click(button)
}
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const told = (identity: FakeIdentity, name: string) => identity.told.filter(([each]) => each === name)
const show = (identity: FakeIdentity, section: ReactNode) => render(<Around identity={identity}>{section}</Around>)

describe('the password', () => {
  test('the old password changes the password, and a wrong one gets an error text', async () => {
    const identity = fakeIdentity()
    show(identity, <PasswordSection phone={PHONE} />)
    press('Change with current password')
    type('Current password', 'wrong')
    type('New password', 'New-Pass-22')
    press('Save')
    await screen.findByRole('alert')
    type('Current password', RIGHT_PASSWORD)
    press('Save')
    await screen.findByRole('button', { name: 'Change with current password' })
    expect(told(identity, 'changePassword').at(-1)).toEqual(['changePassword', RIGHT_PASSWORD, 'New-Pass-22'])
  })

  test('the form asks for both passwords before it calls the pool', async () => {
    const identity = fakeIdentity()
    show(identity, <PasswordSection phone={PHONE} />)
    press('Change with current password')
    press('Save')
    expect((await screen.findByRole('alert')).textContent).toContain('Enter your password')
    expect(identity.told).toEqual([])
  })

  test('a code sets the password for the first time', async () => {
    const identity = fakeIdentity()
    show(identity, <PasswordSection phone={PHONE} />)
    press('Set password with a code')
    await screen.findByLabelText('Code')
    type('Code', RIGHT_CODE)
    type('New password', 'New-Pass-22')
    press('Save')
    await screen.findByRole('button', { name: 'Set password with a code' })
    expect(identity.told).toEqual([
      ['forgotPassword', PHONE],
      ['confirmForgotPassword', PHONE, RIGHT_CODE, 'New-Pass-22'],
    ])
  })
})

describe('two-step sign-in', () => {
  test('the patient turns SMS codes on, makes them the first choice and turns them off', async () => {
    const identity = fakeIdentity()
    show(identity, <MfaSection />)
    await screen.findByText('Two-step sign-in is off.')
    press(/Turn on\s*Code by SMS/)
    await screen.findByText('On, used first')
    await pressFound(/Turn off\s*Code by SMS/)
    await screen.findByText('Two-step sign-in is off.')
    expect(told(identity, 'setMfa')).toEqual([
      ['setMfa', { sms: true, preferred: 'SMS' }],
      ['setMfa', { sms: false, preferred: null }],
    ])
  })

  test('the app’s set-up shows a QR code and a key, and counts after the right code', async () => {
    const identity = fakeIdentity({ mfa: { enabled: ['SMS'], preferred: 'SMS' } })
    show(identity, <MfaSection />)
    await pressFound(/Set up\s*Authenticator app/)
    await screen.findByRole('img', { name: /^QR code for your authenticator app/ })
    expect(screen.getByText('ABCD EFGH IJKL MNOP')).toBeDefined()
    type('Then enter the code from the app', '000000')
    press('Confirm')
    await screen.findByRole('alert')
    expect(told(identity, 'setMfa')).toEqual([])
    type('Then enter the code from the app', RIGHT_CODE)
    press('Confirm')
    await screen.findByRole('button', { name: /Turn off\s*Authenticator app/ })
    expect(told(identity, 'setMfa')).toEqual([['setMfa', { totp: true, preferred: 'SMS' }]])
  })

  test('the patient can make the other method the first choice, which stays when one is turned off', async () => {
    const identity = fakeIdentity({ mfa: { enabled: ['SMS', 'TOTP'], preferred: 'SMS' } })
    show(identity, <MfaSection />)
    await pressFound(/Use this one first\s*Authenticator app/)
    await screen.findByRole('button', { name: /Use this one first\s*Code by SMS/ })
    press(/Turn off\s*Authenticator app/)
    await screen.findByRole('button', { name: /Set up\s*Authenticator app/ })
    expect(told(identity, 'setMfa').at(-1)).toEqual(['setMfa', { totp: false, preferred: 'SMS' }])
  })
})

describe('the devices', () => {
  const devices = [
    {
      key: 'a',
      name: 'Mozilla/5.0 (Linux; Android 14) Chrome/121.0 Mobile',
      lastUsed: '2026-11-20T20:00:00Z',
      current: true,
      isRemembered: true,
    },
    {
      key: 'b',
      name: 'Mozilla/5.0 (X11; rv:109.0) Gecko Firefox/115.0 Windows',
      lastUsed: null,
      current: false,
      isRemembered: true,
    },
  ]

  test('the list shows names and days in India’s time, and marks this device', async () => {
    show(fakeIdentity({ devices }), <DevicesSection />)
    const [first, second] = await screen.findAllByRole('listitem')
    expect(first?.textContent).toContain('Chrome on AndroidThis device')
    expect(first?.textContent).toContain('Last used on Saturday 21 November 2026')
    expect(second?.textContent).toContain('Firefox on Windows')
    expect(second?.textContent).not.toContain('This device')
  })

  test('forgetting a device first asks, then reloads the list', async () => {
    const identity = fakeIdentity({ devices })
    show(identity, <DevicesSection />)
    await pressFound(/Forget\s*Firefox on Windows/)
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog.textContent).toContain('Firefox on Windows will be signed out')
    fireEvent.click(within(dialog).getByRole('button', { name: 'No' }))
    expect(told(identity, 'forgetDevice')).toEqual([])
    press(/Forget\s*Firefox on Windows/)
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Yes' }))
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
    expect(told(identity, 'forgetDevice')).toEqual([['forgetDevice', 'b']])
    expect(told(identity, 'devices')).toHaveLength(2)
  })

  test('the patient can have this device remembered, and the list then says so', async () => {
    const identity = fakeIdentity({ devices: devices.map((device) => ({ ...device, isRemembered: false })) })
    show(identity, <DevicesSection />)
    const [own, other] = await screen.findAllByRole('listitem')
    expect([own?.textContent, other?.textContent]).toEqual(Array(2).fill(expect.stringContaining('Not remembered')))
    press('Remember this device')
    await waitFor(() => expect(screen.getAllByRole('listitem')[0]?.textContent).not.toContain('Not remembered'))
    expect(screen.queryByRole('button', { name: 'Remember this device' })).toBeNull()
    expect(identity.told.map(([name]) => name)).toEqual(['devices', 'rememberDevice'])
  })

  test('without a valid session the section asks to sign in again, and leads back', async () => {
    show(fakeIdentity({ signedOut: true }), <DevicesSection />)
    const link = await screen.findByRole('link', { name: 'Sign in' })
    expect(link.getAttribute('href')).toBe('/sign-in?next=%2Faccount%2Fsecurity')
  })
})

describe('signing out and deleting', () => {
  test('signing out everywhere asks first', async () => {
    const identity = fakeIdentity()
    show(identity, <SignOutSection />)
    press('Sign out everywhere')
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'No' }))
    expect(identity.told).toEqual([])
  })

  test('deleting the account first says what the law requires us to keep', async () => {
    const identity = fakeIdentity()
    show(identity, <DeleteSection />)
    press('Delete my account')
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete your account forever?' })
    expect(dialog.textContent).toContain('three years')
    expect(dialog.textContent).toContain('stay booked, but their links stop working')
    fireEvent.click(within(dialog).getByRole('button', { name: 'No' }))
    expect(identity.told).toEqual([])
  })
})
