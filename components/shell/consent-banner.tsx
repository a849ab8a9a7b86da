// Asks once whether partners may measure; there only when the site has partners. Never over the page: it stands at its
// foot, and nothing waits for the answer.

import { useEffect } from 'react'
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
import { useWords } from '@/lib/browser/words'

export function ConsentBanner() {
  const { CONSENT } = useWords('shell')
  const consent = useConsent()
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
    <section className={styles.consent} aria-label={CONSENT.title}>
      <p>
        {CONSENT.line} <Anchor href={PATHS.privacy}>{CONSENT.more}</Anchor>
      </p>
      <div className={styles.consentActions}>
        <Button text={CONSENT.decline} size="small" colour="white" onClick={() => chooseConsent('declined')} />
        <Button text={CONSENT.accept} size="small" colour="white" onClick={() => chooseConsent('accepted')} />
      </div>
    </section>
  )
}
