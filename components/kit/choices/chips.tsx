// Links work without scripts and keep the page's scroll position.
import { Anchor } from '@/components/kit/anchor'
import styles from '@/components/kit/choices/chips.module.css'
import { List } from '@/components/kit/list'

export type Chip = { href: string; label: string; isCurrent: boolean }

export function Chips({ label, chips }: { label: string; chips: readonly Chip[] }) {
  return (
    <nav aria-label={label}>
      <List className={styles.chips}>
        {chips.map((chip) => (
          <li key={chip.label}>
            <Anchor
              className={styles.chip}
              href={chip.href}
              scroll={false}
              rel="nofollow"
              aria-current={chip.isCurrent ? 'true' : undefined}
            >
              {chip.label}
            </Anchor>
          </li>
        ))}
      </List>
    </nav>
  )
}
