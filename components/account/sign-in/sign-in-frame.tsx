import type { ReactNode } from 'react'
import styles from '@/components/account/sign-in/sign-in.module.css'
import { Anchor } from '@/components/kit/anchor'
import { Callout } from '@/components/kit/callout'
import { PageTitle } from '@/components/kit/page-title'
import { Picture } from '@/components/kit/pictures/picture'
import { Layout } from '@/components/site/layout'
import { FIND, PATHS } from '@/lib/addresses/paths'
import { useCampaignLinks } from '@/lib/browser/shell/campaign'
import { useTexts } from '@/lib/browser/texts'
import { fill } from '@/lib/texts/fill'

function NoScriptNotice() {
  const { SIGN_IN } = useTexts('sign-in')
  const { BRAND } = useTexts('brand')
  const { book: bookHref } = useCampaignLinks()
  const { title, line, book, call } = SIGN_IN.without
  return (
    <noscript>
      <Callout tone="coral">
        <h2>{title}</h2>
        <p>{line}</p>
        <p>
          <Anchor href={bookHref}>{book}</Anchor>
          {'. '}
          <a href={BRAND.helpPhone.href}>{fill(call, { phone: BRAND.helpPhone.display })}</a>
        </p>
      </Callout>
    </noscript>
  )
}

type Props = { title: string; next: string; children: ReactNode }

export function SignInFrame({ title, next, children }: Props) {
  const { SIGN_IN } = useTexts('sign-in')
  const { SITE } = useTexts('site')
  const { to } = useCampaignLinks()
  // A visitor without an account mostly looks for an appointment here.
  const [href, words] = next.startsWith(PATHS.account) ? [to(FIND), SITE.findBooking] : [next, SIGN_IN.goOn]
  return (
    <Layout quiet wide>
      <PageTitle title={title}>
        <meta name="robots" content="noindex" />
      </PageTitle>
      <div className={styles.page}>
        <div className={styles.panel}>
          <NoScriptNotice />
          {children}
          <p className={styles.on}>
            <Anchor href={href}>{words}</Anchor>
          </p>
        </div>
        <div className={styles.scene}>
          <Picture source="scenes/phone" alt="" />
        </div>
      </div>
    </Layout>
  )
}
