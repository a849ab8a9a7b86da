// The award banner of spec sections 2, 4 and 9. It never covers controls, and stays closed in this browser.
import { X } from 'lucide-react'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { IconButton } from '@/components/kit/icon-button'
import { TextLink } from '@/components/kit/text-link'
import styles from '@/components/shell/award.module.css'
import { AwardPicture } from '@/components/shell/award-picture'
import { useConsent } from '@/lib/browser/measuring/consent'
import { hasPartners } from '@/lib/browser/measuring/partners'
import { isAnnounced, rememberClosed } from '@/lib/browser/shell/award-choice'
import { useArrival } from '@/lib/browser/shell/use-arrival'
import { useClearOf } from '@/lib/browser/shell/use-clear-of'
import { useTexts } from '@/lib/browser/texts'
import type { Award } from '@/lib/catalogue/award'
import { fill } from '@/lib/texts/fill'

/** 0.25 s (spec section 9). */
const SLIDE_MS = 250

/** A step's short footer keeps no room for the banner. */
const hasRoom = (): boolean => document.querySelector('[data-award-room]') !== null

type State = 'unknown' | 'collapsed' | 'expanded' | 'leaving' | 'closed'

/** Waits for the consent question, if it is asked. */
export function AwardBanner() {
  const { AWARD } = useTexts('brand')
  const isAsking = useConsent() === 'none' && hasPartners()
  return AWARD && !isAsking ? <AnnouncedAward award={AWARD} /> : null
}

export function AnnouncedAward({ award }: { award: Award }) {
  const { title: caption, lines, proof } = award
  const { AWARD } = useTexts('shell')
  const [state, setState] = useState<State>('unknown')
  const place = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDialogElement>(null)
  const hasCome = useArrival()
  const isFree = useClearOf(place, state !== 'unknown' && state !== 'closed')
  useEffect(() => {
    if (hasCome) setState(isAnnounced(award) ? 'collapsed' : 'closed')
  }, [hasCome, award])
  useEffect(() => {
    if (state === 'expanded') panel.current?.showModal()
    else panel.current?.close()
  }, [state])
  useEffect(() => {
    if (state !== 'leaving') return
    // A timer, because a banner that had already moved aside ends no transition.
    const gone = setTimeout(() => setState('closed'), SLIDE_MS)
    return () => clearTimeout(gone)
  }, [state])
  if (state === 'unknown' || state === 'closed') return null

  // Keyboard focus scrolls to the page's end, which has room for the banner.
  const makeRoom = () => {
    if (!isFree) window.scrollTo(0, document.documentElement.scrollHeight)
  }
  // A late close event must not bring back a banner that is leaving.
  const collapse = () => setState((now) => (now === 'expanded' ? 'collapsed' : now))
  const leave = () => {
    rememberClosed()
    setState('leaving')
  }
  // A click outside the panel's buttons and links collapses it.
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element && event.target.closest('button, a'))) collapse()
  }
  return (
    <>
      <div ref={place} className={styles.place}>
        <div
          className={`${styles.banner} ${!isFree || state === 'leaving' ? styles.away : ''}`}
          inert={state === 'leaving' || (!isFree && !hasRoom())}
        >
          <button
            type="button"
            className={styles.open}
            aria-expanded={state === 'expanded'}
            aria-label={fill(AWARD.open, { caption })}
            onClick={() => setState('expanded')}
            onFocus={makeRoom}
          >
            <AwardPicture />
            <span className={styles.caption}>{caption}</span>
          </button>
          <IconButton className={styles.close} label={AWARD.hide} onClick={leave} onFocus={makeRoom}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the backdrop's key, and the close button is a button. */}
      <dialog ref={panel} className={styles.panel} aria-label={caption} onClick={onClick} onClose={collapse}>
        <IconButton className={styles.close} label={AWARD.close} onClick={collapse}>
          <X aria-hidden="true" />
        </IconButton>
        <AwardPicture />
        <p className={styles.caption}>{caption}</p>
        {lines.map((line) => (
          <p key={line} className={styles.line}>
            {line}
          </p>
        ))}
        <p className={styles.line}>
          <TextLink href={proof} rel="noreferrer">
            {AWARD.proof}
          </TextLink>
        </p>
      </dialog>
    </>
  )
}
