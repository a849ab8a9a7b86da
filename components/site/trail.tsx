// The current page comes last and is no link.

import { Anchor } from '@/components/kit/anchor'
import { List } from '@/components/kit/list'
import styles from '@/components/site/trail.module.css'
import { useCampaignLinks } from '@/lib/browser/shell/campaign'
import { useTexts } from '@/lib/browser/texts'
import type { Crumb } from '@/lib/views/site'

export function Trail({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { TRAIL } = useTexts('treatments-pages')
  const { to } = useCampaignLinks()
  const above = crumbs.slice(0, -1)
  const here = crumbs.at(-1)
  return (
    <nav className={styles.trail} aria-label={TRAIL.label}>
      <List isOrdered className={styles.list}>
        {above.map(({ label, path }) => (
          <li key={path} className={styles.above}>
            <Anchor href={to(path)}>{label}</Anchor>
          </li>
        ))}
        {here ? (
          <li>
            <span aria-current="page">{here.label}</span>
          </li>
        ) : null}
      </List>
    </nav>
  )
}
