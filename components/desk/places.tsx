// The places of who is in, where there is more than one to begin at.
import type { DeskView } from '@/components/desk/views'
import { Anchor } from '@/components/kit/anchor'
import { BulletList } from '@/components/kit/list'
import { DESK_PATHS } from '@/lib/addresses/desk'
import { useWords } from '@/lib/browser/words'

export function DeskPlaces({ places }: Pick<DeskView, 'places'>) {
  const { DESK } = useWords('desk')
  return (
    <>
      <h1 tabIndex={-1}>{DESK.choose}</h1>
      <BulletList>
        {places.map(({ id, name, city }) => (
          <li key={id}>
            <Anchor isWhole href={DESK_PATHS.day(id)}>
              {`${city}: ${name}`}
            </Anchor>
          </li>
        ))}
      </BulletList>
    </>
  )
}
