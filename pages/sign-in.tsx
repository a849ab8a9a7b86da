import { SignInFrame } from '@/components/account/sign-in/sign-in-frame'
import { SignInScreens } from '@/components/account/sign-in/sign-in-screens'
import { useGoOn } from '@/lib/browser/sign-in/use-go-on'
import { useSignIn } from '@/lib/browser/sign-in/use-sign-in'
import { useTexts } from '@/lib/browser/texts'
import { withPage } from '@/lib/http/forms/with-page'
import { type SignInPageProps, signInPage } from '@/lib/page-handlers/account/sign-in-page'

export const getServerSideProps = withPage<SignInPageProps>('/sign-in', signInPage)

export default function SignInPage({ next, phone, isPosted, posted, hosted, isBack }: SignInPageProps) {
  const { SIGN_IN } = useTexts('sign-in')
  const onDone = useGoOn(next)
  // Continues a tap that was posted before the scripts loaded.
  const signIn = useSignIn({ phone, begin: isPosted, posted, next, isBack, onDone })
  return (
    <SignInFrame title={SIGN_IN.title} next={next}>
      <SignInScreens signIn={signIn} next={next} hosted={hosted} />
    </SignInFrame>
  )
}
