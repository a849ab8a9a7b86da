// What became of the form that was sent, with the way to take it back.
import type { DayNotice } from '@/components/desk/day-views'
import { Button } from '@/components/kit/button'
import { Callout } from '@/components/kit/callout'

export function DeskSaid({ notice, action }: { notice: DayNotice; action: string }) {
  return (
    <Callout tone={notice.tone} role={notice.tone === 'coral' ? 'alert' : 'status'}>
      {notice.text}
      {notice.undo ? (
        <form method="post" action={action}>
          <input type="hidden" name="intent" value="undo" />
          <input type="hidden" name="reference" value={notice.undo.reference} />
          <Button type="submit" size="small" colour="white" text={notice.undo.label} />
        </form>
      ) : null}
    </Callout>
  )
}
