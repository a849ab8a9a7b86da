import { SignInFrame } from '@/components/account/sign-in/sign-in-frame'
import { SignUp } from '@/components/account/sign-in/sign-up'
import { useGoOn } from '@/lib/browser/sign-in/use-go-on'
import { useSignIn } from '@/lib/browser/sign-in/use-sign-in'
import { useTexts } from '@/lib/browser/texts'
import { withPage } from '@/lib/http/forms/with-page'
import { type SignInPageProps, signInPage } from '@/lib/page-handlers/account/sign-in-page'

export const getServerSideProps = withPage<SignInPageProps>('/sign-up', signInPage)

export default function SignUpPage({ next, signUp }: SignInPageProps) {
  const { SIGN_UP } = useTexts('sign-in')
  const signIn = useSignIn({ resumes: false, onDone: useGoOn(next) })
  return (
    <SignInFrame title={SIGN_UP.title} next={next}>
      <SignUp signIn={signIn} next={next} by={signUp} />
    </SignInFrame>
  )
}
