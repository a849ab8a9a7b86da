// What stands around each page of the account: its name, the ways between its pages, and the way out.
import Link from 'next/link'
import type { ReactNode } from 'react'
import styles from '@/components/account/account.module.css'
import { SignOut } from '@/components/account/sign-out'
import type { AccountPage } from '@/components/account/views'
import { Lead } from '@/components/kit/lead'
import { List } from '@/components/kit/list'
import { Layout } from '@/components/site/layout'
import { PageHead } from '@/components/site/page-head'
import { ACCOUNT_PATHS } from '@/lib/addresses/account'
import { PATHS } from '@/lib/addresses/paths'
import { useOwnPage } from '@/lib/browser/account/use-own-page'
import { useWords } from '@/lib/browser/words'

type Props = { page: AccountPage; title: string; lead?: ReactNode; children: ReactNode }

const WAYS = [
  { page: 'overview', href: PATHS.account },
  { page: 'profile', href: ACCOUNT_PATHS.profile },
  { page: 'security', href: ACCOUNT_PATHS.security },
] as const satisfies readonly { page: AccountPage; href: string }[]

export function AccountFrame({ page, title, lead, children }: Props) {
  const { ACCOUNT } = useWords('account')
  useOwnPage()
  return (
    <Layout wide>
      <PageHead title={title} />
      <div className={styles.top}>
        <nav className={styles.ways} aria-label={ACCOUNT.navigation}>
          <List>
            {WAYS.map((way) => (
              <li key={way.page}>
                <Link href={way.href} prefetch={false} aria-current={way.page === page ? 'page' : undefined}>
                  {ACCOUNT[way.page]}
                </Link>
              </li>
            ))}
          </List>
        </nav>
        <SignOut />
      </div>
      {/* The award banner stays off all of it. */}
      <div data-primary>
        <h1 tabIndex={-1}>{title}</h1>
        {lead ? <Lead>{lead}</Lead> : null}
        {children}
      </div>
    </Layout>
  )
}
