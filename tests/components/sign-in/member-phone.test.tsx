import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { MemberPhone } from '@/components/step/member-phone'
import { CODE, type FakeIdentity, fakeIdentity, refusal, show } from '@/tests/components/sign-in/fake-identity'
import { stepOf } from '@/tests/support/browser/step'

const PAGE = '/member/input-phone?flow=MEMBER_ACTIVATION'
const STEP = stepOf({
  route: '/member/input-phone',
  flow: 'MEMBER_ACTIVATION',
  stage: { at: 1, of: 3, done: 1 },
  values: { phone: '' },
})
let identity: FakeIdentity

// Loads the lazy parts of the page first, so that no test waits for the compiler.
beforeAll(() =>
  Promise.all([import('@/components/account/sign-in/sign-in-place'), import('@/lib/browser/forms/read-step')]),
)

beforeEach(() => {
  window.sessionStorage.clear()
  window.localStorage.clear()
  identity = fakeIdentity()
})
afterEach(cleanup)

const title = () => screen.getByRole('heading', { level: 1 }).textContent
async function leave(phone: string): Promise<void> {
  fireEvent.change(screen.getByLabelText('Mobile number'), { target: { value: phone } })
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Continue' })))
}

test('a guest signs in with a code on the page and goes on', async () => {
  const { router } = show(<MemberPhone step={STEP} />, identity, { asPath: `${PAGE}#main` })
  await leave('98765 43210')
  await waitFor(() => expect(title()).toBe('Enter your code'))
  expect(screen.getByText('Step 1 of 3 · Your number')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('6-digit code'), { target: { value: '123456' } })
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Sign in' })))
  expect(router.push).toHaveBeenCalledExactlyOnceWith(PAGE)
})

test('a patient who receives no code can leave the number for a call, as without JavaScript', async () => {
  show(<MemberPhone step={STEP} />, identity)
  await leave('98765 43210')
  const call = await screen.findByRole<HTMLButtonElement>('button', { name: /Leave this number and we’ll call you/ })
  const form = call.form as HTMLFormElement
  expect([form.method, form.getAttribute('action'), new FormData(form).get('phone')]).toEqual([
    'post',
    null,
    '98765 43210',
  ])
})

test('a refusal shows its text and keeps the number', async () => {
  identity.signInByCode.mockRejectedValue(
    refusal('LimitExceededException', 'Too many codes were sent. Wait until 14:35.'),
  )
  show(<MemberPhone step={STEP} />, identity)
  await leave('98765 43210')
  expect((await screen.findByRole('alert')).textContent).toContain('14:35')
  expect(screen.getByLabelText<HTMLInputElement>('Mobile number').value).toBe('98765 43210')
})

test('a reload stays at the code and sends no second one', async () => {
  window.sessionStorage.setItem('sign-in-phone', '98765 43210')
  identity.pendingSignIn.mockReturnValue(CODE)
  show(<MemberPhone step={STEP} />, identity)
  await waitFor(() => expect(title()).toBe('Enter your code'))
  expect(identity.signInByCode).not.toHaveBeenCalled()
})

test('an invalid number never leaves the page', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  show(<MemberPhone step={STEP} />, identity)
  await leave('12345')
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('too short'))
  expect([identity.signInByCode.mock.calls, fetched.mock.calls]).toEqual([[], []])
})
