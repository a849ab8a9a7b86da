import { Anchor } from '@/components/kit/anchor'
import styles from '@/components/kit/choices/tabs.module.css'
import { List } from '@/components/kit/list'

type Props = {
  label: string
  tabs: readonly { href: string; label: string }[]
  /** The shown page's href. */
  current: string
}

export function Tabs({ label, tabs, current }: Props) {
  return (
    <nav aria-label={label}>
      <List className={styles.tabs}>
        {tabs.map((tab) => (
          <li key={tab.href}>
            <Anchor className={styles.tab} href={tab.href} aria-current={tab.href === current ? 'page' : undefined}>
              {tab.label}
            </Anchor>
          </li>
        ))}
      </List>
    </nav>
  )
}
