import { Callout } from '@/components/kit/callout'
import { useTexts } from '@/lib/browser/texts'
import type { ManageNotice } from '@/lib/catalogue/manage-flashes'
import { isKeyOf } from '@/lib/types/keys'

type EarlierNotice = 'waits' | 'stopped' | 'kept'

/** The title reports a cancellation, and the attendance question reports its own answer. */
const FLASHES = {
  moved: 'moved',
  same: 'same',
  undone: 'undone',
  link: 'linkSent',
  photo: 'photoRemoved',
  cancelled: null,
  comes: null,
  family: null,
} as const satisfies Record<Exclude<ManageNotice, EarlierNotice>, string | null>

export function Flash({ notice }: { notice: ManageNotice | null }) {
  const { MANAGE, TOGETHER } = useTexts('manage')
  const { EARLIER } = useTexts('booking')
  if (notice === null) return null
  if (notice === 'family')
    return (
      <Callout tone="leaf" role="status">
        {TOGETHER.brought}
      </Callout>
    )
  const named = isKeyOf(EARLIER.done, notice) ? null : FLASHES[notice]
  const text = isKeyOf(EARLIER.done, notice) ? EARLIER.done[notice] : named && MANAGE[named]
  return text ? (
    <Callout tone="leaf" role="status">
      {text}
    </Callout>
  ) : null
}
