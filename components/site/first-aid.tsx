import { Card } from '@/components/kit/card'
import { TextLink } from '@/components/kit/text-link'
import styles from '@/components/site/emergency.module.css'
import { useTexts } from '@/lib/browser/texts'
import { fill } from '@/lib/texts/fill'

/** `helpClosed` is shown while the help line is closed. */
export function FirstAid({ helpClosed }: { helpClosed: string | null }) {
  const { EMERGENCY } = useTexts('emergency')
  const { BRAND } = useTexts('brand')
  return (
    <div className={styles.aids} data-keep-clear>
      {EMERGENCY.aid.map(({ id, title, steps }) => (
        <Card as="section" key={id} id={id} className={styles.aid}>
          <h3>{title}</h3>
          <ol>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </Card>
      ))}
      <Card as="section" className={styles.aid}>
        <h3>{EMERGENCY.other}</h3>
        <p>{helpClosed ?? EMERGENCY.otherLine}</p>
        {helpClosed === null ? (
          <TextLink href={BRAND.helpPhone.href}>{fill(EMERGENCY.help, { phone: BRAND.helpPhone.display })}</TextLink>
        ) : null}
      </Card>
    </div>
  )
}
