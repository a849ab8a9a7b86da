// Hidden while the header, a primary button or the footer is in view.
import { Phone } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/kit/button'
import styles from '@/components/site/book-bar.module.css'
import { PATHS } from '@/lib/addresses/paths'
import { useCampaignLinks } from '@/lib/browser/shell/campaign'
import { isHelpAnswered } from '@/lib/browser/shell/help-line'
import { useTexts } from '@/lib/browser/texts'
import { fill } from '@/lib/texts/fill'

const INSTEAD = '#__next > header, main [data-primary], #__next > footer'

type Offer = 'none' | 'call' | 'emergency'

/** 'none' while a similar button is in view, before that is known, and without scripts. */
function useOffer(): Offer {
  const { BRAND } = useTexts('brand')
  const { hours } = BRAND.helpPhone
  const inView = useRef(new Set<Element>())
  const [offer, setOffer] = useState<Offer>('none')
  useEffect(() => {
    if (!('IntersectionObserver' in window)) return
    const visible = inView.current
    const looking = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) visible.add(target)
        else visible.delete(target)
      setOffer(visible.size > 0 ? 'none' : isHelpAnswered(hours) ? 'call' : 'emergency')
    })
    for (const element of document.querySelectorAll(INSTEAD)) looking.observe(element)
    return () => {
      looking.disconnect()
      visible.clear()
    }
  }, [hours])
  return offer
}

export function BookBar() {
  const { SITE } = useTexts('site')
  const { BRAND } = useTexts('brand')
  const { book, to } = useCampaignLinks()
  const offer = useOffer()
  const isNeeded = offer !== 'none'
  return (
    <nav className={isNeeded ? styles.bar : styles.away} aria-label={SITE.bookOrCall} inert={!isNeeded}>
      <Button text={SITE.book} route={book} />
      {offer === 'emergency' ? (
        <Button text={SITE.urgent} colour="white" route={to(PATHS.emergency)} />
      ) : (
        <Button
          icon={<Phone aria-hidden="true" />}
          text={SITE.call}
          spoken={fill(SITE.callNumber, { phone: BRAND.helpPhone.display })}
          colour="white"
          route={BRAND.helpPhone.href}
        />
      )}
    </nav>
  )
}
