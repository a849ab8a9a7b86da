import Head from 'next/head'
import { Layout } from '@/components/site/layout'
import styles from '@/components/step/step.module.css'
import { BRAND } from '@/lib/catalogue/brand'
import { PRIVACY, SITE } from '@/lib/texts/en/site'

export default function Privacy() {
  return (
    <Layout>
      <Head>
        <title>{SITE.titleOf(PRIVACY.title, BRAND.name)}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
      </Head>
      <h1 tabIndex={-1}>{PRIVACY.title}</h1>
      {PRIVACY.paragraphs.map((paragraph) => (
        <p key={paragraph} className={styles.section}>
          {paragraph}
        </p>
      ))}
      <p className={styles.section}>
        <a href={`mailto:${BRAND.email}`}>{BRAND.email}</a>,{' '}
        <a href={BRAND.helpPhone.href}>{BRAND.helpPhone.display}</a>
      </p>
    </Layout>
  )
}
