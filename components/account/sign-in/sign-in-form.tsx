// A screen that replaces another one takes the focus.

import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import styles from '@/components/account/sign-in/sign-in.module.css'
import { Button } from '@/components/kit/button'
import { Callout } from '@/components/kit/callout'
import { ProblemBox } from '@/components/kit/fields/problem-box'
import { Lead } from '@/components/kit/lead'
import { PageTitle } from '@/components/kit/page-title'
import { useIsAlive } from '@/lib/browser/shell/use-is-alive'
import type { SignIn } from '@/lib/browser/sign-in/use-sign-in'
import { useTexts } from '@/lib/browser/texts'
import { fill } from '@/lib/texts/fill'

type Props = {
  signIn: Pick<SignIn, 'isBusy' | 'problems'>
  title: string
  lead?: ReactNode
  button: string
  /** The button's text while it works. */
  working: string
  notice?: string | null
  /** The control that takes the focus when this screen replaces another; by default the title. */
  first?: string
  isFirst?: boolean
  /** A plain post must not carry these values, so the button waits for the scripts. */
  isSentByScript?: boolean
  onSubmit(values: FormData): unknown
  children?: ReactNode
  /** Other sign-in methods, below the button. */
  otherMethods?: ReactNode
}

export function SignInForm({ signIn, isFirst = false, first, isSentByScript = false, onSubmit, ...props }: Props) {
  const { STEP } = useTexts('steps')
  const { isBusy, problems } = signIn
  const isAlive = useIsAlive()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isFirst) return
    const control = first === undefined ? null : document.getElementById(first)
    ;(control ?? heading.current)?.focus()
  }, [isFirst, first])

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (!isBusy) onSubmit(new FormData(event.currentTarget))
  }

  const { title, lead, button, working, notice, children, otherMethods } = props
  return (
    <>
      <PageTitle title={problems.length > 0 ? fill(STEP.errorTitle, { title }) : title} />
      <ProblemBox problems={problems} />
      {notice ? (
        <Callout tone="leaf" role="status">
          {notice}
        </Callout>
      ) : null}
      <h1 tabIndex={-1} ref={heading}>
        {title}
      </h1>
      {lead ? <Lead>{lead}</Lead> : null}
      <form className={styles.form} method="post" noValidate onSubmit={submit}>
        {children}
        <div className={styles.submit} data-primary>
          <Button
            type="submit"
            text={isBusy ? working : button}
            disabled={isSentByScript && !isAlive}
            isLoading={isBusy}
          />
        </div>
        {otherMethods ? <div className={styles.ways}>{otherMethods}</div> : null}
      </form>
    </>
  )
}
