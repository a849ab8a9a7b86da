import type { ReactNode } from 'react'
import styles from '@/components/account/account.module.css'
import { SignOut } from '@/components/account/sign-out'
import { Tabs } from '@/components/kit/choices/tabs'
import type { PageForm } from '@/components/kit/languages'
import { Lead } from '@/components/kit/lead'
import { Loading } from '@/components/kit/loading'
import { Layout } from '@/components/site/layout'
import { PageHead } from '@/components/site/page-head'
import { ACCOUNT_PATHS } from '@/lib/addresses/account'
import { PATHS } from '@/lib/addresses/paths'
import { useAccountPage } from '@/lib/browser/account/use-account-page'
import { USER_AREA, useUser } from '@/lib/browser/account/user-context'
import { useTexts } from '@/lib/browser/texts'
import type { AccountOwner } from '@/lib/views/account'

const HREFS = { overview: PATHS.account, profile: ACCOUNT_PATHS.profile, security: ACCOUNT_PATHS.security }
const PAGES = ['overview', 'profile', 'security'] as const

/** The server's name stands until the browser's own check, which sees a change first. */
function Who({ owner }: { owner: AccountOwner }) {
  const { initialUserFetched, userData } = useUser()
  const words = (userData ? userData.user.name : owner.name) || owner.readablePhone
  if (!initialUserFetched) return <span className={styles.who}>{words}</span>
  return (
    <div className={styles.who}>
      <Loading area={USER_AREA} skeleton={<span className={styles.waiting}>{words}</span>} isQuiet>
        {words}
      </Loading>
    </div>
  )
}

type Props = {
  page: keyof typeof HREFS
  owner: AccountOwner
  title: string
  lead?: ReactNode
  form?: PageForm
  children: ReactNode
}

export function AccountFrame({ page, owner, title, lead, form, children }: Props) {
  const { ACCOUNT } = useTexts('account')
  const tabs = PAGES.map((each) => ({ href: HREFS[each], label: ACCOUNT[each] }))
  useAccountPage()
  return (
    <Layout wide form={form}>
      <PageHead title={title} />
      <div className={styles.top}>
        <Tabs label={ACCOUNT.navigation} tabs={tabs} current={HREFS[page]} />
        <div className={styles.out}>
          <Who owner={owner} />
          <SignOut />
        </div>
      </div>
      {/* The award banner must not cover this part. */}
      <div data-primary>
        <h1 tabIndex={-1}>{title}</h1>
        {lead ? <Lead>{lead}</Lead> : null}
        {children}
      </div>
    </Layout>
  )
}
