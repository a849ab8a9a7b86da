import { Crown } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from '@/components/account/member-card.module.css'
import { Button } from '@/components/kit/button'
import { Card } from '@/components/kit/card'
import { CheckList } from '@/components/kit/choices/check-list'
import { Note } from '@/components/kit/note'
import { Section } from '@/components/kit/section'
import { useTexts } from '@/lib/browser/texts'
import { fill } from '@/lib/texts/fill'
import type { Member } from '@/lib/views/account'

type Props = { member: Member | null; benefits: readonly string[]; activateHref: string; checkUpHref: string }

function Remaining({ member: { left, cleanings, percentOff, saved } }: { member: Member }) {
  const { MEMBERSHIP_CARD } = useTexts('account')
  return (
    <>
      <h3 className={styles.leftTitle}>{MEMBERSHIP_CARD.left}</h3>
      <dl className={styles.left}>
        {left.map(({ benefit, left: count, of }) => (
          <div key={benefit}>
            <dt>{MEMBERSHIP_CARD.benefits[benefit]}</dt>
            <dd>{fill(MEMBERSHIP_CARD.leftOf, { left: count, of })}</dd>
          </div>
        ))}
        <div>
          <dt>{MEMBERSHIP_CARD.benefits.cleaning}</dt>
          <dd>{fill(MEMBERSHIP_CARD.atClinic, { count: cleanings })}</dd>
        </div>
        <div>
          <dt>{MEMBERSHIP_CARD.benefits.price}</dt>
          <dd>{fill(MEMBERSHIP_CARD.off, { percent: percentOff })}</dd>
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

function Membership({ member, children }: { member: Member; children: ReactNode }) {
  const { MEMBERSHIP_CARD } = useTexts('account')
  const { BRAND } = useTexts('brand')
  return (
    <div className={styles.member}>
      <p className={styles.brand}>
        <Crown aria-hidden="true" />
        {BRAND.name}
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>{MEMBERSHIP_CARD.number}</dt>
          <dd className={styles.number}>{member.number}</dd>
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

export function MemberCard({ member, benefits, activateHref, checkUpHref }: Props) {
  const { MEMBERSHIP_CARD } = useTexts('account')
  return (
    <Section aria-labelledby="membership">
      <h2 id="membership">{MEMBERSHIP_CARD.title}</h2>
      {member?.active ? (
        <Membership member={member}>
          <Remaining member={member} />
          <Button text={MEMBERSHIP_CARD.use} colour="white" route={checkUpHref} />
        </Membership>
      ) : member ? (
        <Membership member={member}>
          <p>{fill(MEMBERSHIP_CARD.ended, { day: member.validUntil })}</p>
          <Button text={MEMBERSHIP_CARD.activateAgain} colour="white" route={activateHref} />
        </Membership>
      ) : (
        <Card className={styles.none}>
          <h3 className={styles.title}>{MEMBERSHIP_CARD.none}</h3>
          <Note>{MEMBERSHIP_CARD.noneLine}</Note>
          <CheckList lines={benefits} />
          <Button text={MEMBERSHIP_CARD.activate} colour="dark-blue" route={activateHref} />
        </Card>
      )}
    </Section>
  )
}
