// Takes the focus, because the pressed button is gone with the page.
import { useEffect, useRef } from 'react'
import { Button } from '@/components/kit/button'
import { Callout } from '@/components/kit/callout'
import type { DayNotice } from '@/lib/views/desk/day'

export function DeskSaid({ notice, action }: { notice: DayNotice; action: string }) {
  const box = useRef<HTMLDivElement>(null)
  // A URL that leads to a row stops the browser's autofocus.
  useEffect(() => box.current?.focus(), [])
  return (
    // biome-ignore lint/a11y/noAutofocus: what came of the form takes the focus, without scripts too
    <div ref={box} tabIndex={-1} autoFocus>
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
    </div>
  )
}
