// Variant A shows the appointments first, variant B the membership.
import styles from '@/components/account/account.module.css'
import { Appointments } from '@/components/account/appointments'
import { AccountFrame } from '@/components/account/frame'
import { MemberCard } from '@/components/account/member-card'
import { ReferralCard } from '@/components/account/referral-card'
import { useTexts } from '@/lib/browser/texts'
import type { Variant } from '@/lib/catalogue/variants'
import { fill } from '@/lib/texts/fill'
import type { Dashboard } from '@/lib/views/account'

type Props = { dashboard: Dashboard; shown: Variant }

export function DashboardPage({ dashboard, shown }: Props) {
  const { ACCOUNT } = useTexts('account')
  const { owner, upcoming, past, bookHref, invites, benefits } = dashboard
  const appointments = <Appointments upcoming={upcoming} past={past} bookHref={bookHref} />
  const member = benefits ? <MemberCard {...dashboard} benefits={benefits} /> : null
  const referral = invites ? <ReferralCard /> : null
  return (
    <AccountFrame
      page="overview"
      owner={owner}
      title={owner.name ? fill(ACCOUNT.greeting, { name: owner.name }) : ACCOUNT.title}
      lead={fill(ACCOUNT.number, { phone: owner.readablePhone })}
    >
      {shown === 'variant_B' ? (
        <div className={styles.stacked}>
          <div className={styles.pair}>
            {member}
            {referral}
          </div>
          {appointments}
        </div>
      ) : (
        <div className={styles.beside}>
          {appointments}
          <div>
            {member}
            {referral}
          </div>
        </div>
      )}
    </AccountFrame>
  )
}
