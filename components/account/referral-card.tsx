// The way to the patient's own invitation; shown where the programme is on for them.
import Link from 'next/link'
import styles from '@/components/account/account.module.css'
import { PATHS } from '@/lib/addresses/paths'
import { REFERRAL_CARD } from '@/lib/texts/en/account'

export function ReferralCard() {
  return (
    <section className={styles.section} aria-labelledby="referral">
      <h2 id="referral">{REFERRAL_CARD.title}</h2>
      <div className={styles.card}>
        <p>{REFERRAL_CARD.line}</p>
        <Link className={styles.second} href={PATHS.referral} prefetch={false}>
          {REFERRAL_CARD.open}
        </Link>
      </div>
    </section>
  )
}
