import { Menu } from 'lucide-react'
import { Anchor } from '@/components/kit/anchor'
import { Button } from '@/components/kit/button'
import { Languages, type PageForm } from '@/components/kit/languages'
import { List } from '@/components/kit/list'
import { TextLink } from '@/components/kit/text-link'
import styles from '@/components/site/header.module.css'
import { FIND, LOGO, PATHS } from '@/lib/addresses/paths'
import { useUser } from '@/lib/browser/account/user-context'
import { useCampaignLinks } from '@/lib/browser/shell/campaign'
import { useTexts } from '@/lib/browser/texts'

// The account link leads a guest to the sign-in.
const NAV_LINKS = ['treatments', 'clinics', 'membership', 'account'] as const

function NavLinks() {
  const { SITE } = useTexts('site')
  const { to } = useCampaignLinks()
  const { seemsSignedIn } = useUser()
  const { OFFERED } = useTexts('brand')
  return NAV_LINKS.filter((link) => link !== 'membership' || OFFERED.includes(link)).map((link) => (
    <li key={link}>
      <TextLink href={to(PATHS[link])}>
        {link === 'account' && seemsSignedIn === false ? SITE.signIn : SITE[link]}
      </TextLink>
    </li>
  ))
}

const Help = () => {
  const { SITE } = useTexts('site')
  const { BRAND } = useTexts('brand')
  return (
    <TextLink className={styles.help} href={BRAND.helpPhone.href}>
      <span className={styles.helpNumber}>
        <span className={styles.helpWord}>{SITE.help} </span>
        {BRAND.helpPhone.display}
      </span>
      <span className={styles.helpTimes}> {BRAND.helpPhone.times}</span>
    </TextLink>
  )
}

function Navigation() {
  const { SITE } = useTexts('site')
  const { book, to } = useCampaignLinks()
  return (
    <>
      <nav className={styles.nav} aria-label={SITE.menu}>
        <List>
          <NavLinks />
        </List>
      </nav>
      <Button text={SITE.book} className={styles.book} route={book} />
      <details className={styles.menu}>
        <summary>
          <Menu aria-hidden="true" />
          <span className="visually-hidden">{SITE.menu}</span>
        </summary>
        <nav aria-label={SITE.menu}>
          <List>
            <NavLinks />
            <li>
              <TextLink href={to(FIND)}>{SITE.findBooking}</TextLink>
            </li>
            <li>
              <TextLink href={to(PATHS.emergency)}>{SITE.emergencyCare}</TextLink>
            </li>
            <li>
              <Help />
            </li>
          </List>
          <Languages place="menu" />
        </nav>
      </details>
    </>
  )
}

/** `quiet` shows only the name and the help line; `width` is the page's column. */
type Props = { quiet: boolean; width?: string | undefined; form?: PageForm | undefined }

export function Header({ quiet, width, form }: Props) {
  const { BRAND } = useTexts('brand')
  const { to } = useCampaignLinks()
  return (
    <header className={quiet ? styles.header : `${styles.header} ${styles.sticky}`} data-width={width}>
      <div className={styles.languages}>
        <Languages place="head" form={form} />
      </div>
      <div className={styles.bar}>
        <Anchor className={styles.logo} href={to(PATHS.home)}>
          <img src={LOGO} alt="" width={32} height={32} />
          {BRAND.name}
        </Anchor>
        {quiet ? <Help /> : <Navigation />}
      </div>
    </header>
  )
}
