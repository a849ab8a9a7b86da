import { Siren } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/components/kit/button'
import { Callout } from '@/components/kit/callout'
import { Card, LinkCard } from '@/components/kit/card'
import { CardGrid } from '@/components/kit/card-grid'
import { CheckList } from '@/components/kit/choices/check-list'
import { PictureCards } from '@/components/kit/choices/picture-cards'
import { Lead } from '@/components/kit/lead'
import { List } from '@/components/kit/list'
import { Note } from '@/components/kit/note'
import { Picture } from '@/components/kit/pictures/picture'
import { TextLink } from '@/components/kit/text-link'
import styles from '@/components/site/home-page.module.css'
import { Layout } from '@/components/site/layout'
import { PageHead } from '@/components/site/page-head'
import { organizationData } from '@/components/site/structured-data'
import type { LeavingNotice } from '@/lib/addresses/account'
import { useTexts } from '@/lib/browser/texts'
import type { HomeView } from '@/lib/views/site'

function Hero({ links, next }: Pick<HomeView, 'links' | 'next'>) {
  const { HOME } = useTexts('home')
  return (
    <section className={styles.hero}>
      <div className={styles.heroInner}>
        <div>
          <h1 tabIndex={-1} className={styles.title}>
            {HOME.title}
          </h1>
          <Lead>{HOME.lead}</Lead>
          <p className={styles.actions} data-primary>
            <Button text={HOME.book} size="extra-large" route={links.book} />
            <Button text={HOME.consult} size="extra-large" colour="white" route={links.consult} />
          </p>
          {next ? (
            <p className={styles.next}>
              <TextLink href={next.href}>{next.label}</TextLink>
            </p>
          ) : null}
          <CheckList lines={HOME.facts} isRow />
        </div>
        <Picture className={styles.scene} source="heroes/home" alt="" priority isStill />
      </div>
    </section>
  )
}

function Urgent({ href }: { href: string }) {
  const { HOME } = useTexts('home')
  return (
    <section className={styles.urgent}>
      <p>
        <Siren className={styles.siren} aria-hidden="true" />
        <strong>{HOME.urgent}</strong> <span className={styles.urgentLine}>{HOME.urgentLine}</span>
      </p>
      <TextLink className={styles.urgentLink} href={href}>
        {HOME.urgentLink}
      </TextLink>
    </section>
  )
}

function Part({ title, isToned = false, children }: { title: string; isToned?: boolean; children: ReactNode }) {
  return (
    <section className={isToned ? styles.toned : undefined}>
      <div className={styles.part}>
        <h2>{title}</h2>
        {children}
      </div>
    </section>
  )
}

function Steps() {
  const { HOME } = useTexts('home')
  return (
    <List className={styles.steps} isOrdered>
      {HOME.steps.map((step) => (
        <Card as="li" key={step.title} className={styles.step}>
          <h3>{step.title}</h3>
          <Note>{step.line}</Note>
        </Card>
      ))}
    </List>
  )
}

function Visits({ visits }: Pick<HomeView, 'visits'>) {
  return (
    <CardGrid>
      {visits.map((visit) => (
        <li key={visit.href}>
          <LinkCard className={styles.visit} href={visit.href}>
            <strong>{visit.label}</strong>
            <Note as="span">{visit.line}</Note>
            <span className={styles.price}>{visit.price}</span>
          </LinkCard>
        </li>
      ))}
    </CardGrid>
  )
}

function Member({ href }: { href: string }) {
  const { HOME } = useTexts('home')
  return (
    <div className={styles.part}>
      <section className={styles.member}>
        <Picture className={styles.memberPicture} source="heroes/membership" alt="" />
        <div>
          <h2>{HOME.member}</h2>
          <Lead>{HOME.memberLine}</Lead>
          <p className={styles.actions}>
            <Button text={HOME.memberLink} size="large" colour="dark-blue" route={href} />
          </p>
        </div>
      </section>
    </div>
  )
}

type Props = HomeView & { origin: string; notice: LeavingNotice | null }

export function HomePage({ origin, notice, links, next, needs, visits, cities }: Props) {
  const { HOME } = useTexts('home')
  const { BRAND } = useTexts('brand')
  return (
    <Layout width="full">
      <PageHead
        title={HOME.title}
        description={HOME.description}
        canonical={`${origin}/`}
        data={[organizationData(origin, BRAND)]}
      />
      {notice ? (
        <Callout tone="leaf" className={styles.notice} role="status">
          {HOME.notices[notice]}
        </Callout>
      ) : null}
      <Urgent href={links.emergency} />
      <Hero links={links} next={next} />
      <Part title={HOME.needs}>
        <PictureCards cards={needs} />
        <TextLink className={styles.more} href={links.treatments}>
          {HOME.allTreatments}
        </TextLink>
      </Part>
      <Part title={HOME.how} isToned>
        <Steps />
      </Part>
      <Part title={HOME.cities}>
        {cities.length > 0 ? <PictureCards cards={cities} /> : null}
        <TextLink className={styles.more} href={links.clinics}>
          {HOME.allCities}
        </TextLink>
      </Part>
      <Part title={HOME.visits} isToned>
        <Lead>{HOME.visitsLine}</Lead>
        <Visits visits={visits} />
      </Part>
      {links.membership ? <Member href={links.membership} /> : null}
    </Layout>
  )
}
