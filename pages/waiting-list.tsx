import Head from 'next/head'
import Link from 'next/link'
import { Picture } from '@/components/picture/picture'
import { Layout } from '@/components/site/layout'
import styles from '@/components/step/step.module.css'
import { BRAND } from '@/lib/catalogue/brand'
import { WAITING } from '@/lib/texts/en/questions'
import { SITE } from '@/lib/texts/en/site'

export default function WaitingList() {
  return (
    <Layout>
      <Head>
        <title>{SITE.titleOf(WAITING.title, BRAND.name)}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
      </Head>
      <Picture className={styles.scene} source="scenes/waiting-list" alt="" sizes="18rem" quality="low" />
      <h1 tabIndex={-1}>{WAITING.title}</h1>
      <p className={styles.lead}>{WAITING.line}</p>
      <p className={styles.section}>
        <Link href="/">{WAITING.link}</Link>
      </p>
    </Layout>
  )
}
