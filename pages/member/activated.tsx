import Link from 'next/link'
import styles from '@/components/step/step.module.css'
import { StepPage } from '@/components/step/step-page'
import { type StepProps, withStep } from '@/lib/http/with-step'
import { type ActivatedData, activatedSteps } from '@/lib/screens/steps/member'
import { MEMBER } from '@/lib/texts/en/member'

export const getServerSideProps = withStep('/member/activated', activatedSteps)

export default function Activated({ step, data }: StepProps<ActivatedData>) {
  return (
    <StepPage step={{ ...step, back: null }} title={MEMBER.activatedTitle} button={null}>
      {() => (
        <>
          <p>
            {MEMBER.number}: <strong>{data.number}</strong>
          </p>
          <p>
            {MEMBER.validUntil}: {data.validUntil}
          </p>
          <h2 className={styles.section}>{MEMBER.next}</h2>
          <p>{MEMBER.nextLine}</p>
          <p className={styles.section}>
            <Link className={styles.button} href={data.bookHref}>
              {MEMBER.book}
            </Link>
          </p>
        </>
      )}
    </StepPage>
  )
}
