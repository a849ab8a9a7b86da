// The house of a home visit, which leads to the map.
import type { VisitCard } from '@/components/desk/day-views'
import { useWords } from '@/lib/browser/words'

export function HouseLink({ house }: { house: NonNullable<VisitCard['home']> }) {
  const { DESK } = useWords('desk')
  return (
    <a href={house.mapHref} target="_blank" rel="noreferrer" aria-label={`${house.address}, ${DESK.map}`}>
      {house.address}
    </a>
  )
}
