import Link from 'next/link'
import { PageTitle } from '@/components/kit/page-title'
import { Picture } from '@/components/kit/picture'
import { Layout } from '@/components/site/layout'
import styles from '@/components/step/step.module.css'
import { PATHS } from '@/lib/addresses/paths'
import { WAITING } from '@/lib/texts/en/questions'

export default function WaitingList() {
  return (
    <Layout>
      <PageTitle title={WAITING.title}>
        <meta name="robots" content="noindex" />
      </PageTitle>
      <Picture className={styles.scene} source="scenes/waiting-list" alt="" sizes="18rem" quality="low" />
      <h1 tabIndex={-1}>{WAITING.title}</h1>
      <p className={styles.lead}>{WAITING.line}</p>
      <p className={styles.section}>
        <Link href={PATHS.home}>{WAITING.link}</Link>
      </p>
    </Layout>
  )
}
