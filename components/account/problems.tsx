import { useRouter } from 'next/router'
import { ProblemBox } from '@/components/kit/fields/problem-box'
import { TextLink } from '@/components/kit/text-link'
import { signInPath } from '@/lib/addresses/account'
import type { Problems as List } from '@/lib/browser/forms/problem'
import { useTexts } from '@/lib/browser/texts'

type Props = { problems: List; takesFocus?: boolean }

export function Problems({ problems, takesFocus }: Props) {
  const { CHANGES } = useTexts('account-changes')
  const { asPath } = useRouter()
  const isSignedOut = problems.some(({ remedy }) => remedy === 'sign_in')
  return (
    <ProblemBox problems={problems} takesFocus={takesFocus}>
      {isSignedOut ? <TextLink href={signInPath(asPath)}>{CHANGES.signIn}</TextLink> : null}
    </ProblemBox>
  )
}
