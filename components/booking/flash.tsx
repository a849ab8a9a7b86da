import { Callout } from '@/components/kit/callout'
import { useTexts } from '@/lib/browser/texts'
import type { ManageNotice } from '@/lib/catalogue/manage-flashes'
import { isKeyOf } from '@/lib/types/keys'

type EarlierNotice = 'waits' | 'stopped' | 'kept'

/** The title reports a cancellation. Questions on the page report their own answers. */
const FLASHES = {
  moved: 'moved',
  same: 'same',
  undone: 'undone',
  link: 'linkSent',
  photo: 'photoRemoved',
  cancelled: null,
  comes: null,
  here: null,
  family: null,
  recall: null,
} as const satisfies Record<Exclude<ManageNotice, EarlierNotice | 'recall_stopped'>, string | null>

export function Flash({ notice }: { notice: ManageNotice | null }) {
  const { MANAGE, TOGETHER } = useTexts('manage')
  const { EARLIER } = useTexts('booking')
  const { RECALL } = useTexts('recall')
  if (notice === null) return null
  if (notice === 'family')
    return (
      <Callout tone="leaf" role="status">
        {TOGETHER.brought}
      </Callout>
    )
  if (notice === 'recall_stopped')
    return (
      <Callout tone="leaf" role="status">
        {RECALL.stopped}
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
