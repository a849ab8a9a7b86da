import styles from '@/components/account/sign-in/sign-in.module.css'
import { SignInScreens } from '@/components/account/sign-in/sign-in-screens'
import { TextButton } from '@/components/kit/text-link'
import { CallsIn } from '@/components/site/calls-in'
import { Layout } from '@/components/site/layout'
import { StageLine } from '@/components/step/stage-line'
import { useHere } from '@/lib/browser/shell/use-here'
import type { SignInStart } from '@/lib/browser/sign-in/sign-in-screen'
import { useGoOn } from '@/lib/browser/sign-in/use-go-on'
import { useSignIn } from '@/lib/browser/sign-in/use-sign-in'
import { useTexts } from '@/lib/browser/texts'
import type { Step } from '@/lib/views/step'

export function SignInPlace({ step, start }: { step: Step; start: SignInStart }) {
  const { MEMBER } = useTexts('member')
  // The step's own URL: once it knows the patient, it redirects by itself.
  const here = useHere()
  const signIn = useSignIn({ start, onDone: useGoOn(here) })
  return (
    <Layout quiet>
      <StageLine step={step} />
      <SignInScreens signIn={signIn} next={here} />
      {signIn.phone === '' || signIn.screen.kind === 'done' ? null : (
        <form className={styles.call} method="post">
          <input type="hidden" name="phone" value={signIn.phone} />
          <TextButton type="submit">{MEMBER.callInstead}</TextButton>
          <CallsIn />
        </form>
      )}
    </Layout>
  )
}
