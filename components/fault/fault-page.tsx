// A page that says what went wrong and what to do now; what was typed can be sent again as it stands.
import Link from 'next/link'
import { PageTitle } from '@/components/kit/page-title'
import { Picture } from '@/components/kit/picture'
import { Layout } from '@/components/site/layout'
import styles from '@/components/step/step.module.css'
import { PATHS } from '@/lib/addresses/paths'
import { BRAND } from '@/lib/catalogue/brand'
import type { PictureName } from '@/lib/catalogue/pictures'
import { FAULTS } from '@/lib/texts/en/faults'

type Kind =
  | 'away'
  | 'error'
  | 'too_large'
  | 'too_long'
  | 'cross_site'
  | 'unsupported'
  | 'method'
  | 'notFound'
  | 'offline'
type Fault = { kind: Kind; id: string | null; retry: string | null; typed: readonly (readonly [string, string])[] }

const SCENES: Partial<Record<Kind, PictureName>> = { notFound: 'scenes/not-found', offline: 'scenes/offline' }
const CAN_RETRY: readonly Kind[] = ['away', 'error']

function Retry({ fault }: { fault: Fault }) {
  if (fault.retry === null || !CAN_RETRY.includes(fault.kind)) return null
  if (fault.typed.length === 0)
    return (
      <a className={styles.button} href={fault.retry}>
        {FAULTS.retry}
      </a>
    )
  return (
    <form method="post" action={fault.retry}>
      {fault.typed.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button className={styles.button} type="submit">
        {FAULTS.retry}
      </button>
    </form>
  )
}

export function FaultPage({ fault }: { fault: Fault }) {
  const { title, line } = FAULTS[fault.kind]
  return (
    <Layout quiet>
      <PageTitle title={title} />
      <Picture
        className={styles.scene}
        source={SCENES[fault.kind] ?? 'scenes/fault'}
        alt=""
        sizes="18rem"
        quality="low"
      />
      <h1 tabIndex={-1}>{title}</h1>
      <p className={styles.lead}>{line}</p>
      <p className={styles.lead}>
        {FAULTS.call}: <a href={BRAND.helpPhone.href}>{BRAND.helpPhone.display}</a>
      </p>
      {fault.id === null ? null : <p className={styles.lead}>{FAULTS.id(fault.id)}</p>}
      <div className={styles.section}>
        <Retry fault={fault} />
      </div>
      <p className={styles.section}>
        <Link href={PATHS.home}>{FAULTS.home}</Link>
      </p>
    </Layout>
  )
}
