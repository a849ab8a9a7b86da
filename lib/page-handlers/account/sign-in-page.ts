// For /sign-in, /sign-up and /forgot-password.
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
  /** Posted by a tap before the scripts loaded; otherwise empty. */
  phone: string
  isPosted: boolean
  posted: (typeof METHODS)[number] | null
  /** There is a hosted sign-in page. */
  hosted: boolean
  /** The hosted page has redirected here. */
  isBack: boolean
  signUp: 'code' | 'link'
}

/** A page of this site, but never a sign-in page; the account by default. */
export function safeNext(next: string | null): string {
  const path = safeRedirect(next)
  return path === null || SIGN_IN_PAGES.includes(`/${path.split(/[/?#]/)[1]}`) ? PATHS.account : path
}

export async function signInPage({ page, form }: PageRequest): Promise<PageResult<SignInPageProps>> {
  const query = new URLSearchParams(searchOf(page))
  const { COGNITO_USER_POOL_ID, COGNITO_DOMAIN, COGNITO_SIGN_UP } = runtime().env
  const posted = METHODS.find((name) => name === form?.get('way')) ?? null
  const isEmbedded = COGNITO_USER_POOL_ID === undefined
  return {
    props: {
      next: safeNext(query.get('next')),
      phone: (form?.get('phone') ?? '').slice(0, LONGEST_TYPED),
      isPosted: form !== null && posted === null,
      posted,
      hosted: isEmbedded || COGNITO_DOMAIN !== undefined,
      isBack: query.get('hosted') === '1',
      signUp: isEmbedded ? 'code' : COGNITO_SIGN_UP,
    },
  }
}
