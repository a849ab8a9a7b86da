import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { EmailSection } from '@/components/account/email-section'
import { Around, fakeIdentity, RIGHT_CODE, RIGHT_PASSWORD } from '@/tests/components/account/fake-identity'
import { standInForModals } from '@/tests/support/browser/modal'
import { eventually } from '@/tests/support/eventually'

standInForModals()
const fetched = vi.fn(async (_url: string, _request: RequestInit) => Response.json({}))
beforeEach(() => {
  fetched.mockClear()
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

describe('the e-mail address', () => {
  const show = (attributes: Record<string, string> = {}, unproved = false) => {
    const identity = fakeIdentity({ attributes, unproved })
    render(
      <Around identity={identity}>
        <EmailSection email="" phone="98000 00001" />
      </Around>,
    )
    return identity
  }
  const kept = () =>
    fetched.mock.calls.map(([url, request]) => [new URL(url).pathname, JSON.parse(String(request.body))])

  test('the e-mail address counts after the right code, and only then the site learns of it', async () => {
    show()
    press('Add an e-mail address')
    type('E-mail address', 'meera@example')
    press('Send me a code')
    expect((await screen.findByRole('alert')).textContent).toContain('like name@example.in')
    type('E-mail address', ' meera@example.in ')
    press('Send me a code')
    await screen.findByText(/A code is on its way to meera@example.in/)
    type('Code', '000000')
    press('Confirm')
    await screen.findByRole('alert')
    expect(kept()).toEqual([])
    type('Code', RIGHT_CODE)
    press('Confirm')
    await screen.findByText('meera@example.in')
    expect(screen.queryByText('not confirmed yet')).toBeNull()
    expect(kept()).toEqual([['/api/user/a/update', { email: 'meera@example.in' }]])
  })

  test('an unconfirmed address says so and can be confirmed', async () => {
    const identity = show({ email: 'meera@example.in', email_verified: 'false' })
    await screen.findByText('not confirmed yet')
    press('Confirm it')
    await screen.findByLabelText('Code')
    press('Send a new code')
    await eventually(() => expect(identity.told.filter(([name]) => name === 'resendAttributeCode')).toHaveLength(2))
  })

  test('the pool and the site remove the address once the patient answers Yes', async () => {
    const identity = show({ email: 'meera@example.in', email_verified: 'true' })
    await screen.findByText('meera@example.in')
    press('Remove')
    press('No')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    // A button that is still busy ignores a second press.
    await eventually(() => expect(screen.getByRole('button', { name: 'Remove' }).getAttribute('aria-busy')).toBeNull())
    press('Remove')
    expect(identity.told).not.toContainEqual(['deleteAttributes', ['email']])
    press('Yes')
    await screen.findByText(/No e-mail address/)
    expect(identity.told).toContainEqual(['deleteAttributes', ['email']])
    expect(kept()).toEqual([['/api/user/a/update', { email: null }]])
  })

  test('long after the sign-in the patient changes the address by proving their identity again', async () => {
    const identity = show({}, true)
    press('Add an e-mail address')
    type('E-mail address', 'meera@example.in')
    press('Send me a code')
    await screen.findByText(/First confirm that it’s you/)
    press('Use my password instead')
    type('Password', RIGHT_PASSWORD)
    press('Confirm')
    const field = await screen.findByLabelText<HTMLInputElement>('E-mail address')
    expect(field.value).toBe('meera@example.in')
    press('Send me a code')
    await screen.findByText(/A code is on its way to meera@example.in/)
    expect(identity.told.filter(([name]) => name === 'updateAttributes')).toHaveLength(2)
  })

  test('long after the sign-in the patient removes the address with a code to the number', async () => {
    show({ email: 'meera@example.in', email_verified: 'true' }, true)
    await screen.findByText('meera@example.in')
    press('Remove')
    press('Yes')
    press(await screen.findByText('Send a code to 98000 00001').then(() => 'Send a code to 98000 00001'))
    await screen.findByLabelText('Code')
    type('Code', RIGHT_CODE)
    press('Confirm')
    await screen.findByText('meera@example.in')
    press('Remove')
    press('Yes')
    await screen.findByText(/No e-mail address/)
  })
})
