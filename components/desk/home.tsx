import { DeskFrame } from '@/components/desk/frame'
import { Anchor } from '@/components/kit/anchor'
import { BulletList } from '@/components/kit/list'
import { DESK_PATHS } from '@/lib/addresses/desk'
import { useTexts } from '@/lib/browser/texts'
import type { DeskView } from '@/lib/views/desk/frame'

export function DeskHome({ desk, hrefs }: { desk: DeskView; hrefs: Readonly<Record<string, string>> }) {
  const { DESK } = useTexts('desk')
  return (
    <DeskFrame desk={desk} title={DESK.title}>
      <h1 tabIndex={-1}>{DESK.choose}</h1>
      <BulletList>
        {desk.places.map(({ id, name, city }) => (
          <li key={id}>
            <Anchor href={hrefs[id] ?? DESK_PATHS.day(id)}>{`${city}: ${name}`}</Anchor>
          </li>
        ))}
      </BulletList>
    </DeskFrame>
  )
}
