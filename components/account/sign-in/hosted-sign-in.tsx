// Plain forms: no script takes part in sending the password or the code.

import { useMemo } from 'react'
import styles from '@/components/account/sign-in/sign-in.module.css'
import { Button } from '@/components/kit/button'
import { CodeField } from '@/components/kit/fields/code-field'
import { PasswordField } from '@/components/kit/fields/password-field'
import { PhoneField } from '@/components/kit/fields/phone-field'
import { ProblemBox } from '@/components/kit/fields/problem-box'
import { Form } from '@/components/kit/form'
import { Lead } from '@/components/kit/lead'
import { PageTitle } from '@/components/kit/page-title'
import { Section } from '@/components/kit/section'
import { TextLink } from '@/components/kit/text-link'
import { Layout } from '@/components/site/layout'
import { ACCOUNT_PATHS } from '@/lib/addresses/account'
import { mistakeOf, type Problems } from '@/lib/browser/forms/problem'
import { useTexts } from '@/lib/browser/texts'
import { fill } from '@/lib/texts/fill'
import { maskedDestination } from '@/lib/texts/format'
import type { HostedProblem, HostedView } from '@/lib/views/hosted-sign-in'

type PasswordView = Extract<HostedView, { kind: 'password' }>
type CodeView = Extract<HostedView, { kind: 'code' }>

/** The field that fixes each problem; the other problems concern the whole page. */
const FIELDS: Partial<Record<HostedProblem, string>> = {
  phone: 'phone',
  password: 'password',
  wrong: 'password',
  code: 'code',
  wrong_code: 'code',
}

function useProblems(problem: HostedProblem | null, detail?: string): Problems {
  const { problems } = useTexts('hosted').HOSTED
  return useMemo(() => {
    if (problem === null) return detail === undefined ? [] : [{ control: null, text: detail }]
    return [{ control: FIELDS[problem] ?? null, text: problems[problem] }]
  }, [problems, problem, detail])
}

function PasswordForm({ action, phone, problem, detail }: PasswordView) {
  const { HOSTED } = useTexts('hosted')
  const problems = useProblems(problem, detail)
  return (
    <>
      <Form className={styles.hosted} method="post" action={action} noValidate>
        <ProblemBox problems={problems} title={HOSTED.problem} />
        <input type="hidden" name="intent" value="password" />
        <PhoneField value={phone} mistake={mistakeOf(problems, 'phone')} isUsername />
        <PasswordField mistake={mistakeOf(problems, 'password')} />
        <div className={styles.submit}>
          <Button type="submit" text={HOSTED.submit} />
        </div>
      </Form>
      <div data-primary>
        <Section as="p">
          <TextLink href={ACCOUNT_PATHS.signIn}>{HOSTED.byCode}</TextLink>
        </Section>
        <p>
          <TextLink href={ACCOUNT_PATHS.forgotPassword}>{HOSTED.forgot}</TextLink>
        </p>
      </div>
    </>
  )
}

function CodeForm({ action, waiting, problem }: CodeView) {
  const { HOSTED } = useTexts('hosted')
  const { session, username, factor, to } = waiting
  const problems = useProblems(problem)
  const sent = to === null ? HOSTED.codeSmsPlain : fill(HOSTED.codeSms, { to: maskedDestination(to) })
  return (
    <>
      <Lead>{factor === 'SMS_MFA' ? sent : HOSTED.codeApp}</Lead>
      <Form className={styles.hosted} method="post" action={action} noValidate>
        <ProblemBox problems={problems} title={HOSTED.problem} />
        <input type="hidden" name="intent" value="code" />
        <input type="hidden" name="session" value={session} />
        <input type="hidden" name="username" value={username} />
        <input type="hidden" name="factor" value={factor} />
        <input type="hidden" name="to" value={to ?? ''} />
        <CodeField label={HOSTED.code} mistake={mistakeOf(problems, 'code')} />
        <div className={styles.submit}>
          <Button type="submit" text={HOSTED.codeSubmit} />
        </div>
      </Form>
      <Section as="p">
        <TextLink href={action} isWhole>
          {HOSTED.again}
        </TextLink>
      </Section>
    </>
  )
}

function InvalidRequest({ cause }: { cause: 'client' | 'redirect_uri' }) {
  const { HOSTED } = useTexts('hosted')
  return (
    <>
      <Lead>{HOSTED.bad[cause]}</Lead>
      <Section as="p">
        <TextLink href={ACCOUNT_PATHS.signIn}>{HOSTED.badAway}</TextLink>
      </Section>
    </>
  )
}

const TITLES = { bad: 'badTitle', password: 'title', code: 'codeTitle' } as const

export function HostedSignIn({ view }: { view: HostedView }) {
  const { HOSTED } = useTexts('hosted')
  const title = HOSTED[TITLES[view.kind]]
  return (
    <Layout quiet>
      <PageTitle title={title} />
      <h1 tabIndex={-1} className={styles.heading}>
        {title}
      </h1>
      {view.kind === 'password' ? <Lead>{HOSTED.lead}</Lead> : null}
      {view.kind === 'bad' ? <InvalidRequest cause={view.cause} /> : null}
      {view.kind === 'password' ? <PasswordForm {...view} /> : null}
      {view.kind === 'code' ? <CodeForm {...view} /> : null}
    </Layout>
  )
}
