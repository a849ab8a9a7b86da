import { ReferralPage, type ReferralProps } from '@/components/referral/referral-page'
import { qrOf } from '@/lib/browser/shell/qr'
import { chain } from '@/lib/catalogue/chain'
import { withPage } from '@/lib/http/forms/with-page'
import { fill } from '@/lib/texts/fill'
import { localName } from '@/lib/texts/local-name'
import { getReferral } from '@/lib/use-cases/referral/get'

// Without the programme the answer is 404.
export const getServerSideProps = withPage<ReferralProps>('/referral', async ({ visitor }) => {
  const patient = await visitor.patient()
  const referral = patient && (await getReferral(visitor.deps, patient.uid))
  if (!referral) return { notFound: true }
  const { referralReward } = chain()
  const link = `${visitor.origin}/?ref=${referral.code}`
  return {
    props: {
      ...referral,
      link,
      reward: referralReward === undefined ? null : localName(visitor.texts, referralReward),
      qr: await qrOf(link),
      shareHref: `https://wa.me/?text=${encodeURIComponent(fill(visitor.texts.referral.REFERRAL.message, { link }))}`,
    },
  }
})

export default function Referral(props: ReferralProps) {
  return <ReferralPage {...props} />
}
