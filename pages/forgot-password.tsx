import { ForgotPassword } from '@/components/account/sign-in/forgot-password'
import { SignInFrame } from '@/components/account/sign-in/sign-in-frame'
import { useGoOn } from '@/lib/browser/sign-in/use-go-on'
import { useSignIn } from '@/lib/browser/sign-in/use-sign-in'
import { useTexts } from '@/lib/browser/texts'
import { withPage } from '@/lib/http/forms/with-page'
import { type SignInPageProps, signInPage } from '@/lib/page-handlers/account/sign-in-page'

export const getServerSideProps = withPage<SignInPageProps>('/forgot-password', signInPage)

export default function ForgotPasswordPage({ next, phone, isPosted }: SignInPageProps) {
  const { FORGOT } = useTexts('sign-in')
  const signIn = useSignIn({ phone, begin: isPosted, resumes: false, onDone: useGoOn(next) })
  return (
    <SignInFrame title={FORGOT.title} next={next}>
      <ForgotPassword signIn={signIn} next={next} isPosted={isPosted} />
    </SignInFrame>
  )
}
