import { useTexts } from '@/lib/browser/texts'
import type { VisitCard } from '@/lib/views/desk/day'

export function HouseLink({ house }: { house: NonNullable<VisitCard['home']> }) {
  const { DESK } = useTexts('desk')
  return (
    <a href={house.mapHref} target="_blank" rel="noreferrer" aria-label={`${house.address}, ${DESK.map}`}>
      {house.address}
    </a>
  )
}
