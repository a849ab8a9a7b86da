import { AuthPage } from '@/components/auth/auth-page'
import { SignInScreens } from '@/components/auth/sign-in'
import { useGoOn } from '@/lib/browser/sign-in/use-go-on'
import { useSignIn } from '@/lib/browser/sign-in/use-sign-in'
import { withPage } from '@/lib/http/with-page'
import { type AuthPageProps, authPage } from '@/lib/screens/sign-in/auth-page'
import { SIGN_IN } from '@/lib/texts/en/sign-in'

export const getServerSideProps = withPage<AuthPageProps>('/sign-in', authPage)

export default function SignInPage({ next, phone, isPosted, way, hosted, isBack }: AuthPageProps) {
  const onDone = useGoOn(next)
  // A tap that came before the scripts was posted: it is taken up here.
  const sign = useSignIn({ phone, begin: isPosted, way, next, isBack, onDone })
  return (
    <AuthPage title={SIGN_IN.title} next={next}>
      <SignInScreens sign={sign} next={next} hosted={hosted} />
    </AuthPage>
  )
}
