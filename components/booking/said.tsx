// What a booking's own page says after a form was done.
import { Callout } from '@/components/kit/callout'
import { useWords } from '@/lib/browser/words'

export type Notice = 'moved' | 'cancelled' | 'undone' | 'link' | 'photo' | 'comes' | 'waits' | 'stopped' | 'kept'

/** A cancellation is said by the page's title, that one comes where it was asked. */
const NOTICES = {
  moved: 'moved',
  undone: 'undone',
  link: 'linkSent',
  photo: 'photoRemoved',
  cancelled: null,
  comes: null,
  waits: null,
  stopped: null,
  kept: null,
} as const satisfies Record<Notice, string | null>

const isOfEarlier = (notice: Notice): notice is 'waits' | 'stopped' | 'kept' =>
  notice === 'waits' || notice === 'stopped' || notice === 'kept'

export function Said({ notice }: { notice: Notice | null }) {
  const { MANAGE } = useWords('manage')
  const { EARLIER } = useWords('booking')
  if (notice === null) return null
  const named = NOTICES[notice]
  const text = isOfEarlier(notice) ? EARLIER.done[notice] : named && MANAGE[named]
  return text ? (
    <Callout tone="leaf" role="status">
      {text}
    </Callout>
  ) : null
}
