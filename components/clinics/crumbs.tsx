// The way down to a page: the pages above it, each a link.
import Link from 'next/link'
import styles from '@/components/clinics/clinics.module.css'
import type { Crumb } from '@/components/clinics/views'
import { CLINIC } from '@/lib/texts/en/clinics'

export function Crumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav className={styles.crumbs} aria-label={CLINIC.crumbs}>
      <ol>
        {crumbs.map(({ name, path }, at) => (
          <li key={path}>
            {at === crumbs.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : (
              <Link href={path} prefetch={false}>
                {name}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
