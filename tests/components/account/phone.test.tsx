import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { PhoneSection } from '@/components/account/phone-section'
import { Around, fakeIdentity, RIGHT_CODE, RIGHT_PASSWORD } from '@/tests/components/account/fake-identity'
import { eventually } from '@/tests/support/eventually'

afterEach(cleanup)

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

describe('the mobile number', () => {
  const show = () => {
    const identity = fakeIdentity()
    const onDone = vi.fn()
    render(
      <Around identity={identity}>
        <PhoneSection phone="98000 00001" onDone={onDone} />
      </Around>,
    )
    press('Change number')
    return { identity, onDone }
  }
  const giveNew = async () => {
    await screen.findByLabelText('New mobile number')
    type('New mobile number', '98000 00002')
    press('Send a code to the new number')
    await screen.findByText(/98000 00002/)
    type('Code', RIGHT_CODE)
    press('Confirm')
  }

  test('the number changes after a code to the old number', async () => {
    const { identity, onDone } = show()
    expect(screen.queryByLabelText('New mobile number')).toBeNull()
    press('Send a code to 98000 00001')
    await screen.findByLabelText('Code')
    type('Code', '999999')
    press('Confirm')
    await screen.findByRole('alert')
    expect(screen.queryByLabelText('New mobile number')).toBeNull()
    type('Code', RIGHT_CODE)
    press('Confirm')
    await giveNew()
    await eventually(() => expect(onDone).toHaveBeenCalledOnce())
    expect(identity.told).toEqual([
      ['resendAttributeCode', 'phone_number'],
      ['verifyAttribute', 'phone_number', '999999'],
      ['verifyAttribute', 'phone_number', RIGHT_CODE],
      ['updateAttributes', { phone_number: '+919800000002' }],
      ['verifyAttribute', 'phone_number', RIGHT_CODE],
    ])
  })

  test('the number changes after the right password only', async () => {
    const { identity, onDone } = show()
    press('Use my password instead')
    type('Password', 'wrong')
    press('Confirm')
    await screen.findByRole('alert')
    expect(screen.queryByLabelText('New mobile number')).toBeNull()
    type('Password', RIGHT_PASSWORD)
    press('Confirm')
    await giveNew()
    await eventually(() => expect(onDone).toHaveBeenCalledOnce())
    expect(identity.told.map(([name]) => name)).toEqual([
      'changePassword',
      'changePassword',
      'updateAttributes',
      'verifyAttribute',
    ])
  })

  test('the patient can get another code, and cancelling keeps the old number', async () => {
    const { identity } = show()
    press('Use my password instead')
    type('Password', RIGHT_PASSWORD)
    press('Confirm')
    await screen.findByLabelText('New mobile number')
    type('New mobile number', '98000 00002')
    press('Send a code to the new number')
    await screen.findByText(/98000 00002/)
    press('Send a new code')
    await eventually(() => expect(identity.told.at(-1)).toEqual(['resendAttributeCode', 'phone_number']))
    press('Cancel')
    await screen.findByText('98000 00001')
    expect(identity.told.at(-1)).toEqual(['updateAttributes', { phone_number: '+919800000001' }])
  })

  test('an expired proof is asked for again, and the typed number stays', async () => {
    const { identity } = show()
    press('Use my password instead')
    type('Password', RIGHT_PASSWORD)
    press('Confirm')
    await screen.findByLabelText('New mobile number')
    identity.forgetProof()
    type('New mobile number', '98000 00002')
    press('Send a code to the new number')
    await screen.findByText(/First confirm that it’s you/)
    press('Use my password instead')
    type('Password', RIGHT_PASSWORD)
    press('Confirm')
    expect((await screen.findByLabelText<HTMLInputElement>('New mobile number')).value).toBe('98000 00002')
    press('Send a code to the new number')
    await screen.findByText(/A code is on its way to 98000 00002/)
  })

  test('an invalid number is refused before anything is sent', async () => {
    const { identity } = show()
    press('Use my password instead')
    type('Password', RIGHT_PASSWORD)
    press('Confirm')
    await screen.findByLabelText('New mobile number')
    type('New mobile number', '12345')
    press('Send a code to the new number')
    expect((await screen.findByRole('alert')).textContent).toContain('too short')
    expect(identity.told.map(([name]) => name)).toEqual(['changePassword'])
  })
})
