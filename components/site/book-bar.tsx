// On a phone, what a page is for in reach of the thumb: booking and a call. Only while neither the head, nor a primary button of
// the page, nor its foot is in view.
import { Phone } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/kit/button'
import styles from '@/components/site/book-bar.module.css'
import { useWays } from '@/lib/browser/shell/ways'
import { useWords } from '@/lib/browser/words'
import { fill } from '@/lib/texts/fill'

const INSTEAD = '#__next > header, main [data-primary], #__next > footer'

/** Whether none of what does the same is in view; false until that is known, and without scripts. */
function useIsNeeded(): boolean {
  const inView = useRef(new Set<Element>())
  const [isNeeded, setIsNeeded] = useState(false)
  useEffect(() => {
    if (!('IntersectionObserver' in window)) return
    const seen = inView.current
    const looking = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) seen.add(target)
        else seen.delete(target)
      setIsNeeded(seen.size === 0)
    })
    for (const element of document.querySelectorAll(INSTEAD)) looking.observe(element)
    return () => {
      looking.disconnect()
      seen.clear()
    }
  }, [])
  return isNeeded
}

export function BookBar() {
  const { SITE } = useWords('site')
  const { BRAND } = useWords('brand')
  const { book } = useWays()
  const isNeeded = useIsNeeded()
  return (
    <nav className={isNeeded ? styles.bar : styles.away} aria-label={SITE.bookOrCall} inert={!isNeeded}>
      <Button text={SITE.book} route={book} />
      <Button
        icon={<Phone aria-hidden="true" />}
        text={SITE.call}
        spoken={fill(SITE.callNumber, { phone: BRAND.helpPhone.display })}
        colour="white"
        route={BRAND.helpPhone.href}
      />
    </nav>
  )
}
