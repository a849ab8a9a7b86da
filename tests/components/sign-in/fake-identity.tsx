// A small identity for the sign-in screens: it records each call and answers as the test sets.
import { render } from '@testing-library/react'
import type { NextRouter } from 'next/router'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { type Identity, IdentityContext } from '@/lib/browser/identity/use-identity'
import type { SignInStep } from '@/lib/browser/pool/types'
import { Routed, testRouter } from '@/tests/support/browser/router'

export const CODE: SignInStep = {
  kind: 'code',
  masked: '+********3210',
  resendAt: '2026-11-21T10:01:00.000Z',
  isLate: false,
  expiresAt: '2026-11-21T10:05:00.000Z',
}
const DONE: SignInStep = { kind: 'done' }
/** The server's properties of a sign-in page for a visitor who came from no other page. */
export const PAGE = {
  next: '/account',
  phone: '',
  isPosted: false,
  posted: null as 'password' | 'hosted' | null,
  hosted: false,
  isBack: false,
  signUp: 'code' as 'code' | 'link',
}
/** An error in the form of the pool's refusals. */
export const refusal = (name: string, message = name): Error => Object.assign(new Error(message), { name })

export function fakeIdentity() {
  return {
    signInByCode: vi.fn(async (_phone: string): Promise<SignInStep> => CODE),
    signInByPassword: vi.fn(async (_phone: string, _password: string): Promise<SignInStep> => DONE),
    answerStep: vi.fn(async (_value: string): Promise<SignInStep> => DONE),
    pendingSignIn: vi.fn((): SignInStep | 'expired' | null => null),
    dropPendingSignIn: vi.fn(),
    signUpWithPassword: vi.fn(async (_input: object): Promise<'confirm' | 'done'> => 'confirm'),
    confirmSignUp: vi.fn(async (_phone: string, _code: string): Promise<SignInStep> => DONE),
    resendSignUpCode: vi.fn(async () => null),
    autoSignInByLink: vi.fn(async (): Promise<SignInStep> => DONE),
    forgotPassword: vi.fn(async () => null),
    confirmForgotPassword: vi.fn(async () => undefined),
    hostedSignIn: vi.fn(async () => undefined),
    completeHostedSignIn: vi.fn(async () => true),
    takeHostedNext: vi.fn((): string | null => null),
    openServerSession: vi.fn(async () => true),
    signOut: vi.fn(async () => undefined),
  }
}
export type FakeIdentity = ReturnType<typeof fakeIdentity>

export function show(screen: ReactNode, identity: FakeIdentity, at: Partial<NextRouter> = {}) {
  const router = testRouter(at)
  const load = async () => identity as unknown as Identity
  const view = render(
    <IdentityContext.Provider value={load}>
      <Routed router={router}>{screen}</Routed>
    </IdentityContext.Provider>,
  )
  return { router, ...view }
}
