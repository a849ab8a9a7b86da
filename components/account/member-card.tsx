// The membership: the card with what is left of the year, or what it gives and the one button.
import { Crown } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import styles from '@/components/account/account.module.css'
import type { Member } from '@/components/account/views'
import { CheckList } from '@/components/kit/check-list'
import { BRAND } from '@/lib/catalogue/brand'
import { MEMBERSHIP_CARD } from '@/lib/texts/en/account'
import { MEMBER } from '@/lib/texts/en/member'

type Props = { member: Member | null; activateHref: string; checkUpHref: string }

function Left({ member: { left, cleanings, percentOff, saved } }: { member: Member }) {
  return (
    <>
      <h3 className={styles.leftTitle}>{MEMBERSHIP_CARD.left}</h3>
      <dl className={styles.left}>
        {left.map(({ benefit, left: count, of }) => (
          <div key={benefit}>
            <dt>{MEMBERSHIP_CARD.benefits[benefit]}</dt>
            <dd>{MEMBERSHIP_CARD.leftOf(count, of)}</dd>
          </div>
        ))}
        <div>
          <dt>{MEMBERSHIP_CARD.benefits.cleaning}</dt>
          <dd>{MEMBERSHIP_CARD.atClinic(cleanings)}</dd>
        </div>
        <div>
          <dt>{MEMBERSHIP_CARD.benefits.price}</dt>
          <dd>{MEMBERSHIP_CARD.off(percentOff)}</dd>
        </div>
        {saved ? (
          <div>
            <dt>{MEMBERSHIP_CARD.saved}</dt>
            <dd>{saved}</dd>
          </div>
        ) : null}
      </dl>
    </>
  )
}

function Card({ member, children }: { member: Member; children: ReactNode }) {
  return (
    <div className={styles.member}>
      <p className={styles.memberBrand}>
        <Crown aria-hidden="true" />
        {BRAND.name}
      </p>
      <dl className={styles.memberFacts}>
        <div>
          <dt>{MEMBERSHIP_CARD.number}</dt>
          <dd className={styles.memberNumber}>{member.number}</dd>
        </div>
        {member.active ? (
          <div>
            <dt>{MEMBERSHIP_CARD.validUntil}</dt>
            <dd>{member.validUntil}</dd>
          </div>
        ) : null}
      </dl>
      {children}
    </div>
  )
}

export function MemberCard({ member, activateHref, checkUpHref }: Props) {
  return (
    <section className={styles.section} aria-labelledby="membership">
      <h2 id="membership">{MEMBERSHIP_CARD.title}</h2>
      {member?.active ? (
        <Card member={member}>
          <Left member={member} />
          <Link className={styles.memberButton} href={checkUpHref} prefetch={false}>
            {MEMBERSHIP_CARD.use}
          </Link>
        </Card>
      ) : member ? (
        <Card member={member}>
          <p>{MEMBERSHIP_CARD.ended(member.validUntil)}</p>
          <Link className={styles.memberButton} href={activateHref} prefetch={false}>
            {MEMBERSHIP_CARD.activateAgain}
          </Link>
        </Card>
      ) : (
        <div className={styles.card}>
          <h3 className={styles.when}>{MEMBERSHIP_CARD.none}</h3>
          <p className={styles.quiet}>{MEMBERSHIP_CARD.noneLine}</p>
          <CheckList lines={MEMBER.benefits} />
          <Link className={styles.button} href={activateHref} prefetch={false}>
            {MEMBERSHIP_CARD.activate}
          </Link>
        </div>
      )}
    </section>
  )
}
