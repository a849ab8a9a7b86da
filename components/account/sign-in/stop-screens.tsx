import { SignInForm } from '@/components/account/sign-in/sign-in-form'
import { SignInMethod } from '@/components/account/sign-in/sign-in-method'
import { Anchor } from '@/components/kit/anchor'
import { Lead } from '@/components/kit/lead'
import { Section } from '@/components/kit/section'
import { useGo } from '@/lib/browser/account/private-pages'
import type { SignIn } from '@/lib/browser/sign-in/use-sign-in'
import { useTexts } from '@/lib/browser/texts'

type Props = { signIn: SignIn; next: string }

export function EndedScreen({ signIn, kind }: { signIn: SignIn; kind: 'spent' | 'expired' | 'too_late' }) {
  const { CODE_SCREEN, SIGN_IN } = useTexts('sign-in')
  const { title, line, button } = kind === 'too_late' ? CODE_SCREEN.tooLate : CODE_SCREEN[kind]
  const again = () => {
    if (kind === 'too_late') signIn.again('password')
    else if (signIn.phone === '') signIn.again('phone')
    else void signIn.sendCode(signIn.phone)
  }
  return (
    <SignInForm
      signIn={signIn}
      title={title}
      lead={line}
      button={button}
      working={SIGN_IN.sending}
      onSubmit={again}
      otherMethods={<SignInMethod text={CODE_SCREEN.change} onPress={() => signIn.again('phone')} />}
    />
  )
}

export function ExistingAccountScreen({ signIn, next }: Props) {
  const { SIGN_IN } = useTexts('sign-in')
  const go = useGo()
  const { title, line, button, other } = SIGN_IN.known
  return (
    <SignInForm
      signIn={signIn}
      title={title}
      lead={line}
      button={button}
      working={SIGN_IN.working}
      onSubmit={() => signIn.renewSession(() => go(next))}
      otherMethods={<SignInMethod text={other} busy={signIn.isBusy} onPress={signIn.leave} />}
    />
  )
}

/** Shown while the next page loads. The link helps if it does not load. */
export function DoneScreen({ next }: { next: string }) {
  const { SIGN_IN } = useTexts('sign-in')
  return (
    <div role="status">
      <h1 tabIndex={-1}>{SIGN_IN.done.title}</h1>
      <Lead>{SIGN_IN.done.line}</Lead>
      <Section as="p">
        <Anchor href={next}>{SIGN_IN.done.link}</Anchor>
      </Section>
    </div>
  )
}
