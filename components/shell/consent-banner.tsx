// Shown only if the site has partners. Nothing waits for the answer.

import { useEffect, useRef } from 'react'
import { Anchor } from '@/components/kit/anchor'
import { Button } from '@/components/kit/button'
import styles from '@/components/shell/shell.module.css'
import { PATHS } from '@/lib/addresses/paths'
import { chooseConsent, useConsent } from '@/lib/browser/measuring/consent'
import {
  denyByDefault,
  denyMeasuring,
  grantMeasuring,
  hasPartners,
  loadPartners,
} from '@/lib/browser/measuring/partners'
import { useTexts } from '@/lib/browser/texts'

/** Keeps the other bars at the screen's foot above the question. */
function useFootBar(isAsking: boolean) {
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isAsking || !bar.current) return
    const { style } = document.documentElement
    const sizes = new ResizeObserver(([entry]) =>
      style.setProperty('--foot-bar', `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`),
    )
    sizes.observe(bar.current)
    return () => {
      sizes.disconnect()
      style.removeProperty('--foot-bar')
    }
  }, [isAsking])
  return bar
}

export function ConsentBanner() {
  const { CONSENT } = useTexts('shell')
  const consent = useConsent()
  const bar = useFootBar(hasPartners() && consent === 'none')
  useEffect(() => {
    if (hasPartners()) denyByDefault()
  }, [])
  useEffect(() => {
    if (!hasPartners() || consent !== 'accepted') return
    grantMeasuring()
    loadPartners()
    return denyMeasuring
  }, [consent])
  if (!hasPartners()) return null
  if (consent !== 'none') {
    return (
      <div className={styles.consentChange}>
        <Button text={CONSENT.change} size="small" colour="transparent" onClick={() => chooseConsent('none')} />
      </div>
    )
  }
  return (
    <section ref={bar} className={styles.consent} aria-label={CONSENT.title}>
      <p>
        {WEBENGAGE_LICENCE === '' ? CONSENT.line : CONSENT.lineWithNumber}{' '}
        <Anchor href={PATHS.privacy}>{CONSENT.more}</Anchor>
      </p>
      <div className={styles.consentActions}>
        <Button text={CONSENT.decline} size="small" colour="white" onClick={() => chooseConsent('declined')} />
        <Button text={CONSENT.accept} size="small" colour="white" onClick={() => chooseConsent('accepted')} />
      </div>
    </section>
  )
}
