import styles from '@/components/site/price-list.module.css'
import type { Price } from '@/lib/views/site'

export function PriceList({ prices }: { prices: readonly Price[] }) {
  return (
    <dl className={styles.prices}>
      {prices.map(({ label, price }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{price}</dd>
        </div>
      ))}
    </dl>
  )
}
