// The list loads by itself, so its error must not move the focus.
import { useMemo } from 'react'
import { Problems } from '@/components/account/problems'
import { Button } from '@/components/kit/button'
import { type AuthCall, authProblem } from '@/lib/browser/pool/errors'
import { useTexts } from '@/lib/browser/texts'

type Props = { error: unknown; where: AuthCall; onAgain: () => unknown }

export function LoadError({ error, where, onAgain }: Props) {
  const { DEVICES } = useTexts('account-changes')
  const problems = useMemo(() => [{ control: null, ...authProblem(error, where) }], [error, where])
  return (
    <>
      <Problems problems={problems} takesFocus={false} />
      <Button text={DEVICES.again} colour="white" onClick={onAgain} />
    </>
  )
}
