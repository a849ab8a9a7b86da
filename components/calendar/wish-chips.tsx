import styles from '@/components/calendar/slots.module.css'
import { Chips } from '@/components/kit/choices/chips'
import { useTexts } from '@/lib/browser/texts'
import type { DentistWishes } from '@/lib/views/booking'

/** Folded, so that the slots come first. */
export function WishChips({ wishes, isOpen }: Pick<DentistWishes, 'wishes'> & { isOpen: boolean }) {
  const { DENTIST_WISHES } = useTexts('select-slot')
  return (
    <details className={styles.wishes} open={isOpen}>
      <summary>{DENTIST_WISHES.choose}</summary>
      <Chips label={DENTIST_WISHES.choose} chips={wishes} />
    </details>
  )
}
