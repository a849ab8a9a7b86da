// The floating award banner of spec sections 2, 4 and 9: collapsed at the bottom left, expanded in the middle. Closing it
// is remembered in this browser. Drawn once the page is alive, because it needs a script to be closed.
import { X } from 'lucide-react'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { IconButton } from '@/components/kit/icon-button'
import styles from '@/components/shell/award.module.css'
import { AwardPicture } from '@/components/shell/award-picture'
import { keepClosed, wasClosed } from '@/lib/browser/shell/award-choice'
import { useClearOf } from '@/lib/browser/shell/use-clear-of'
import { useWords } from '@/lib/browser/words'
import { fill } from '@/lib/texts/fill'

/** The specification's 0.25 s (section 9). */
const SLIDE_MS = 250

type State = 'unknown' | 'collapsed' | 'expanded' | 'leaving' | 'closed'

export function AwardBanner() {
  const { AWARD } = useWords('shell')
  const [state, setState] = useState<State>('unknown')
  const place = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDialogElement>(null)
  const inTheWay = useClearOf(place, state !== 'unknown' && state !== 'closed')
  useEffect(() => setState(wasClosed() ? 'closed' : 'collapsed'), [])
  useEffect(() => {
    if (state === 'expanded') panel.current?.showModal()
    else panel.current?.close()
  }, [state])
  useEffect(() => {
    if (state !== 'leaving') return
    // By the clock: a banner that stood aside already has no transition that ends.
    const gone = setTimeout(() => setState('closed'), SLIDE_MS)
    return () => clearTimeout(gone)
  }, [state])
  if (state === 'unknown' || state === 'closed') return null

  // Told late, a closed panel must not bring back a banner that is leaving.
  const collapse = () => setState((now) => (now === 'expanded' ? 'collapsed' : now))
  const leave = () => {
    keepClosed()
    setState('leaving')
  }
  // The panel fills the dialog: a click on the dialog itself is on the backdrop; one on the banner toggles it.
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element && event.target.closest('button'))) collapse()
  }
  return (
    <>
      <div ref={place} className={styles.place}>
        <div
          className={`${styles.banner} ${inTheWay !== 'nothing' || state === 'leaving' ? styles.away : ''}`}
          inert={inTheWay === 'primary' || state === 'leaving'}
        >
          <button
            type="button"
            className={styles.open}
            aria-expanded={state === 'expanded'}
            aria-label={fill(AWARD.open, { caption: AWARD.caption })}
            onClick={() => setState('expanded')}
          >
            <AwardPicture />
            <span className={styles.caption}>{AWARD.caption}</span>
          </button>
          <IconButton className={styles.close} label={AWARD.hide} onClick={leave}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the backdrop's key, and the close button is a button. */}
      <dialog ref={panel} className={styles.panel} aria-label={AWARD.caption} onClick={onClick} onClose={collapse}>
        <IconButton className={styles.close} label={AWARD.close} onClick={collapse}>
          <X aria-hidden="true" />
        </IconButton>
        <AwardPicture />
        <p className={styles.caption}>{AWARD.caption}</p>
        {AWARD.lines.map((line) => (
          <p key={line} className={styles.line}>
            {line}
          </p>
        ))}
      </dialog>
    </>
  )
}
