import { AuthPage } from '@/components/auth/auth-page'
import { SignUp } from '@/components/auth/sign-up'
import { useGoOn } from '@/lib/browser/sign-in/use-go-on'
import { useSignIn } from '@/lib/browser/sign-in/use-sign-in'
import { withPage } from '@/lib/http/with-page'
import { type AuthPageProps, authPage } from '@/lib/screens/sign-in/auth-page'
import { SIGN_UP } from '@/lib/texts/en/sign-in'

export const getServerSideProps = withPage<AuthPageProps>('/sign-up', authPage)

export default function SignUpPage({ next, signUp }: AuthPageProps) {
  const sign = useSignIn({ resumes: false, onDone: useGoOn(next) })
  return (
    <AuthPage title={SIGN_UP.title} next={next}>
      <SignUp sign={sign} next={next} by={signUp} />
    </AuthPage>
  )
}
