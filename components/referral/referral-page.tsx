import { Button } from '@/components/kit/button'
import { Card } from '@/components/kit/card'
import { Lead } from '@/components/kit/lead'
import { Note } from '@/components/kit/note'
import { QrCode } from '@/components/qr/qr-code'
import styles from '@/components/referral/referral-page.module.css'
import { Band } from '@/components/site/band'
import { Layout } from '@/components/site/layout'
import { PageHead } from '@/components/site/page-head'
import { PriceList } from '@/components/site/price-list'
import type { Qr } from '@/lib/browser/shell/qr'
import { useTexts } from '@/lib/browser/texts'
import { fill } from '@/lib/texts/fill'

export type ReferralProps = {
  code: string
  link: string
  qr: Qr
  shareHref: string
  invited: number
  kept: number
  /** Null if the chain gives none. */
  reward: string | null
}

export function ReferralPage({ code, link, qr, shareHref, invited, kept, reward }: ReferralProps) {
  const { REFERRAL } = useTexts('referral')
  const counts = [
    { label: REFERRAL.invited, price: String(invited) },
    { label: REFERRAL.kept, price: String(kept) },
  ]
  return (
    <Layout>
      <PageHead title={REFERRAL.title} />
      <h1 tabIndex={-1}>{REFERRAL.title}</h1>
      <Lead>{REFERRAL.lead}</Lead>
      {reward === null ? null : <p>{fill(REFERRAL.reward, { reward })}</p>}
      <Card as="dl" className={styles.code} look="quiet">
        <dt>{REFERRAL.code}</dt>
        <dd>{code}</dd>
        <dt>{REFERRAL.link}</dt>
        <dd className={styles.link}>{link}</dd>
      </Card>
      <figure className={styles.scan} data-primary>
        <QrCode drawing={qr} label={REFERRAL.qr} />
        <Note as="figcaption">{REFERRAL.scan}</Note>
      </figure>
      <Button text={REFERRAL.share} route={shareHref} data-primary rel="noreferrer" />
      <Band title={REFERRAL.counts}>
        <PriceList prices={counts} />
        <Note isSmall>{REFERRAL.privacy}</Note>
      </Band>
    </Layout>
  )
}
