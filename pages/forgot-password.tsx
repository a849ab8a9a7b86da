import { AuthPage } from '@/components/auth/auth-page'
import { ForgotPassword } from '@/components/auth/forgot-password'
import { useGoOn } from '@/lib/browser/sign-in/use-go-on'
import { useSignIn } from '@/lib/browser/sign-in/use-sign-in'
import { withPage } from '@/lib/http/with-page'
import { type AuthPageProps, authPage } from '@/lib/screens/sign-in/auth-page'
import { FORGOT } from '@/lib/texts/en/sign-in'

export const getServerSideProps = withPage<AuthPageProps>('/forgot-password', authPage)

export default function ForgotPasswordPage({ next, phone }: AuthPageProps) {
  const sign = useSignIn({ phone, resumes: false, onDone: useGoOn(next) })
  return (
    <AuthPage title={FORGOT.title} next={next}>
      <ForgotPassword sign={sign} next={next} />
    </AuthPage>
  )
}
