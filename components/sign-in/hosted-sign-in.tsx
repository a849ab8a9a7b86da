// The hosted sign-in page: number and password, then the code of a second factor. Plain forms; no script has a part in it.

import Head from 'next/head'
import { Field } from '@/components/kit/field'
import formStyles from '@/components/kit/form.module.css'
import { Lead } from '@/components/kit/lead'
import { Section } from '@/components/kit/section'
import { Submit } from '@/components/kit/submit'
import { TextLink } from '@/components/kit/text-link'
import type { HostedView } from '@/components/sign-in/hosted-view'
import styles from '@/components/sign-in/sign-in.module.css'
import { Layout } from '@/components/site/layout'
import { PATHS } from '@/lib/addresses/paths'
import { BRAND } from '@/lib/catalogue/brand'
import { HOSTED, type HostedProblem } from '@/lib/texts/en/hosted'
import { SITE } from '@/lib/texts/en/site'

type PasswordView = Extract<HostedView, { kind: 'password' }>
type CodeView = Extract<HostedView, { kind: 'code' }>

/** Where a problem is mended; of the others the page as a whole speaks. */
const FIELDS: Partial<Record<HostedProblem, string>> = {
  phone: 'phone',
  password: 'password',
  wrong: 'password',
  code: 'code',
  wrong_code: 'code',
}

/** What stands beside a field, when the problem is its own. */
const mistakeIn = (field: string, problem: HostedProblem | null): string | null =>
  problem !== null && FIELDS[problem] === field ? HOSTED.problems[problem] : null

function Problem({ problem, said }: { problem: HostedProblem | null; said?: string | undefined }) {
  const text = said ?? (problem === null ? undefined : HOSTED.problems[problem])
  const field = problem === null ? undefined : FIELDS[problem]
  if (text === undefined) return null
  return (
    // biome-ignore lint/a11y/noAutofocus: what is wrong takes the focus, without scripts too (GOV.UK, error summary)
    <div className={formStyles.summary} role="alert" tabIndex={-1} autoFocus aria-labelledby="problem">
      <h2 id="problem">{HOSTED.problem}</h2>
      <p>{field ? <a href={`#${field}`}>{text}</a> : text}</p>
    </div>
  )
}

function PasswordForm({ action, phone, problem, said }: PasswordView) {
  return (
    <>
      <form className={styles.hosted} method="post" action={action} noValidate>
        <Problem problem={problem} said={said} />
        <Field
          name="phone"
          label={HOSTED.phone}
          hint={HOSTED.phoneHint}
          type="text"
          inputMode="tel"
          autoComplete="username"
          value={phone}
          mistake={mistakeIn('phone', problem)}
        />
        <Field
          name="password"
          label={HOSTED.password}
          type="password"
          autoComplete="current-password"
          value=""
          mistake={mistakeIn('password', problem)}
        />
        <div className={styles.submit}>
          <Submit>{HOSTED.submit}</Submit>
        </div>
      </form>
      <div data-primary>
        <Section as="p">
          <TextLink href={PATHS.signIn}>{HOSTED.byCode}</TextLink>
        </Section>
        <p>
          <TextLink href={PATHS.forgotPassword}>{HOSTED.forgot}</TextLink>
        </p>
      </div>
    </>
  )
}

function CodeForm({ action, waiting, problem }: CodeView) {
  const { session, username, factor, to } = waiting
  const sent = to === null ? HOSTED.codeSmsPlain : HOSTED.codeSms(to)
  return (
    <>
      <Lead>{factor === 'SMS_MFA' ? sent : HOSTED.codeApp}</Lead>
      <form className={styles.hosted} method="post" action={action} noValidate>
        <Problem problem={problem} />
        <input type="hidden" name="session" value={session} />
        <input type="hidden" name="username" value={username} />
        <input type="hidden" name="factor" value={factor} />
        <input type="hidden" name="to" value={to ?? ''} />
        <Field
          name="code"
          label={HOSTED.code}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          value=""
          mistake={mistakeIn('code', problem)}
        />
        <div className={styles.submit}>
          <Submit>{HOSTED.codeSubmit}</Submit>
        </div>
      </form>
      <Section as="p">
        <TextLink href={action} isWhole>
          {HOSTED.again}
        </TextLink>
      </Section>
    </>
  )
}

function Bad({ cause }: { cause: 'client' | 'redirect_uri' }) {
  return (
    <>
      <Lead>{HOSTED.bad[cause]}</Lead>
      <Section as="p">
        <TextLink href={PATHS.signIn}>{HOSTED.badAway}</TextLink>
      </Section>
    </>
  )
}

const TITLES = { bad: HOSTED.badTitle, password: HOSTED.title, code: HOSTED.codeTitle }

export function HostedSignIn({ view }: { view: HostedView }) {
  const title = TITLES[view.kind]
  return (
    <Layout quiet>
      <Head>
        <title>{SITE.titleOf(title, BRAND.name)}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
      </Head>
      <h1 tabIndex={-1} className={styles.heading}>
        {title}
      </h1>
      {view.kind === 'password' ? <Lead>{HOSTED.lead}</Lead> : null}
      {view.kind === 'bad' ? <Bad cause={view.cause} /> : null}
      {view.kind === 'password' ? <PasswordForm {...view} /> : null}
      {view.kind === 'code' ? <CodeForm {...view} /> : null}
    </Layout>
  )
}
