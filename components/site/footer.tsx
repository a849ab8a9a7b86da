// The award stands at the lower left, where the floating banner covers nothing else.

import { Anchor } from '@/components/kit/anchor'
import { Languages, type PageForm } from '@/components/kit/languages'
import { List } from '@/components/kit/list'
import styles from '@/components/site/footer.module.css'
import { CONSULTATION, cityPath, FIND, PATHS } from '@/lib/addresses/paths'
import { useCampaignLinks } from '@/lib/browser/shell/campaign'
import { useTexts } from '@/lib/browser/texts'
import { EMERGENCY_NUMBERS } from '@/lib/catalogue/brand'
import { fill } from '@/lib/texts/fill'

type FooterLink = { href: string; label: string }

type FooterLinksProps = { title: string; links: readonly FooterLink[]; className?: string | undefined }

function FooterLinks({ title, links, className }: FooterLinksProps) {
  const { to } = useCampaignLinks()
  return (
    <nav className={className} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <List className={styles.ways}>
        {links.map(({ href, label }) => (
          <li key={href}>
            <Anchor href={to(href)}>{label}</Anchor>
          </li>
        ))}
      </List>
    </nav>
  )
}

const Help = () => {
  const { SITE } = useTexts('site')
  const { BRAND } = useTexts('brand')
  const { national, ambulance } = EMERGENCY_NUMBERS
  return (
    <>
      <p>
        {SITE.emergency} <a href={`tel:${national}`}>{fill(SITE.national, { number: national })}</a>
        {', '}
        <a href={`tel:${ambulance}`}>{fill(SITE.ambulance, { number: ambulance })}</a>
      </p>
      <p>
        {SITE.help}: <a href={BRAND.helpPhone.href}>{BRAND.helpPhone.display}</a>
        <br />
        {BRAND.helpHours}
      </p>
    </>
  )
}

export function Footer({ form }: { form?: PageForm | undefined }) {
  const { SITE } = useTexts('site')
  const { BRAND, AWARD, CITIES, OFFERED } = useTexts('brand')
  const patients = [
    { href: PATHS.treatments, label: SITE.treatments },
    { href: PATHS.emergency, label: SITE.emergencyCare },
    { href: CONSULTATION, label: SITE.consultation },
    ...(OFFERED.includes('membership') ? [{ href: PATHS.membership, label: SITE.membership }] : []),
    { href: FIND, label: SITE.findBooking },
    { href: PATHS.account, label: SITE.yourAccount },
  ]
  const cities = CITIES.map(({ id, name }) => ({ href: cityPath(id), label: name }))
  const about = [
    { href: PATHS.privacy, label: SITE.privacy },
    { href: PATHS.terms, label: SITE.terms },
    { href: PATHS.accessibility, label: SITE.accessibility },
  ]
  return (
    <footer className={styles.footer}>
      <div className={AWARD ? `${styles.columns} ${styles.roomy}` : styles.columns}>
        <div className={styles.help}>
          <p className={styles.name}>{BRAND.name}</p>
          <Help />
          <Languages place="foot" form={form} />
        </div>
        <div className={styles.lists}>
          <FooterLinks title={SITE.patients} links={patients} />
          <FooterLinks title={SITE.cities} links={[...cities, { href: PATHS.clinics, label: SITE.clinics }]} />
        </div>
        <FooterLinks className={styles.about} title={SITE.about} links={about} />
        {AWARD ? (
          <div className={styles.room} data-award-room>
            <p className={styles.award}>
              <img src="/art/scenes/award.svg" alt="" width={400} height={400} loading="lazy" />
              {AWARD.title}
            </p>
          </div>
        ) : null}
      </div>
    </footer>
  )
}

/** `width` is the page's column. */
type ShortProps = { width: string | undefined; form: PageForm | undefined }

export function ShortFooter({ width, form }: ShortProps) {
  const { SITE } = useTexts('site')
  const { BRAND } = useTexts('brand')
  const { to } = useCampaignLinks()
  return (
    <footer className={styles.short} data-width={width}>
      <div className={styles.help}>
        <Help />
        <Languages place="foot" form={form} />
        <p>
          {BRAND.name} · <Anchor href={to(PATHS.privacy)}>{SITE.privacy}</Anchor>
        </p>
      </div>
    </footer>
  )
}
