import { QrCode } from '@/components/qr/qr-code'
import { Layout } from '@/components/site/layout'
import { PageHead } from '@/components/site/page-head'
import styles from '@/components/site/pages.module.css'
import { PriceList } from '@/components/site/price-list'
import { type Qr, qrOf } from '@/lib/browser/shell/qr'
import { withPage } from '@/lib/http/with-page'
import { REFERRAL } from '@/lib/texts/en/referral'
import { getReferral } from '@/lib/use-cases/referral/get'

type Props = { code: string; link: string; qr: Qr; shareHref: string; invited: number; kept: number }

// Where the programme is off, the page is not there: nothing tells a guest that it could be.
export const getServerSideProps = withPage<Props>('/referral', async ({ visitor }) => {
  const patient = await visitor.patient()
  const referral = patient && (await getReferral(visitor.deps, patient.uid))
  if (!referral) return { notFound: true }
  const link = `${visitor.origin}/?ref=${referral.code}`
  return {
    props: {
      ...referral,
      link,
      qr: await qrOf(link),
      shareHref: `https://wa.me/?text=${encodeURIComponent(REFERRAL.message(link))}`,
    },
  }
})

export default function ReferralPage({ code, link, qr, shareHref, invited, kept }: Props) {
  const counts = [
    { label: REFERRAL.invited, price: String(invited) },
    { label: REFERRAL.kept, price: String(kept) },
  ]
  return (
    <Layout>
      <PageHead title={REFERRAL.title} />
      <h1 tabIndex={-1}>{REFERRAL.title}</h1>
      <p className={styles.lead}>{REFERRAL.lead}</p>
      <dl className={styles.code}>
        <dt>{REFERRAL.code}</dt>
        <dd>{code}</dd>
        <dt>{REFERRAL.link}</dt>
        <dd className={styles.codeLink}>{link}</dd>
      </dl>
      <figure className={styles.scan} data-primary>
        <QrCode drawing={qr} label={REFERRAL.qr} />
        <figcaption>{REFERRAL.scan}</figcaption>
      </figure>
      <a className={styles.button} href={shareHref} data-primary rel="noreferrer">
        {REFERRAL.share}
      </a>
      <section className={styles.band}>
        <h2>{REFERRAL.counts}</h2>
        <PriceList prices={counts} />
        <p className={styles.note}>{REFERRAL.privacy}</p>
      </section>
    </Layout>
  )
}
