// The server's side of /sign-in, /sign-up and /forgot-password: where they lead, and what a tap that came before the
// scripts had typed.
import { ACCOUNT_PATHS } from '@/lib/addresses/account'
import { PATHS } from '@/lib/addresses/paths'
import { type PageRequest, type PageResult, searchOf } from '@/lib/http/forms/with-page'
import { safeRedirect } from '@/lib/http/safe-redirect'
import { runtime } from '@/lib/use-cases/runtime'

const SIGN_IN_PAGES: readonly string[] = [ACCOUNT_PATHS.signIn, ACCOUNT_PATHS.signUp, ACCOUNT_PATHS.forgotPassword]
const METHODS = ['password', 'hosted'] as const
const LONGEST_TYPED = 40

export type SignInPageProps = {
  next: string
  /** The number that was posted by the form itself, its scripts not there yet; empty otherwise. */
  phone: string
  isPosted: boolean
  /** The way that was posted in the same manner instead. */
  way: (typeof METHODS)[number] | null
  /** Whether there is a page of its own for signing in. */
  hosted: boolean
  /** Whether that page has led back. */
  isBack: boolean
  signUp: 'code' | 'link'
}

/** Where a sign-in leads: to a page of this site that is no sign-in itself, the account by default. */
export function safeNext(given: string | null): string {
  const path = safeRedirect(given)
  return path === null || SIGN_IN_PAGES.includes(`/${path.split(/[/?#]/)[1]}`) ? PATHS.account : path
}

export async function signInPage({ page, form }: PageRequest): Promise<PageResult<SignInPageProps>> {
  const query = new URLSearchParams(searchOf(page))
  const { COGNITO_USER_POOL_ID, COGNITO_DOMAIN, COGNITO_SIGN_UP } = runtime().env
  const way = METHODS.find((name) => name === form?.get('way')) ?? null
  const isEmbedded = COGNITO_USER_POOL_ID === undefined
  return {
    props: {
      next: safeNext(query.get('next')),
      phone: (form?.get('phone') ?? '').slice(0, LONGEST_TYPED),
      isPosted: form !== null && way === null,
      way,
      hosted: isEmbedded || COGNITO_DOMAIN !== undefined,
      isBack: query.get('hosted') === '1',
      signUp: isEmbedded ? 'code' : COGNITO_SIGN_UP,
    },
  }
}
