import { Badge } from '@/components/kit/badge'
import { Button } from '@/components/kit/button'
import { Callout } from '@/components/kit/callout'
import { CardGrid } from '@/components/kit/card-grid'
import { CheckList } from '@/components/kit/choices/check-list'
import { NumberedList } from '@/components/kit/list'
import { Note } from '@/components/kit/note'
import { TextLink } from '@/components/kit/text-link'
import { HowRated } from '@/components/ratings/how-rated'
import { PatientRating } from '@/components/ratings/patient-rating'
import { Band } from '@/components/site/band'
import { Closing } from '@/components/site/closing'
import { Faq } from '@/components/site/faq'
import { Intro, IntroPanel } from '@/components/site/intro'
import { Layout } from '@/components/site/layout'
import { PageHead } from '@/components/site/page-head'
import { PriceList } from '@/components/site/price-list'
import { breadcrumbData, questionData, serviceData } from '@/components/site/structured-data'
import { Trail } from '@/components/site/trail'
import { TreatmentCard } from '@/components/site/treatment-card'
import styles from '@/components/site/treatment-page.module.css'
import { sharedPath } from '@/lib/addresses/brand'
import { PATHS, treatmentPath } from '@/lib/addresses/paths'
import { useTexts } from '@/lib/browser/texts'
import type { SharedPicture } from '@/lib/catalogue/pictures'
import type { TreatmentText } from '@/lib/texts/treatment-text'
import type { Price, PriceOffer, RatingView, TreatmentCardView } from '@/lib/views/site'

export type TreatmentProps = {
  origin: string
  id: string
  name: string
  image: SharedPicture
  lead: string
  text: Omit<TreatmentText, 'name' | 'description'>
  rating: RatingView | null
  /** How our patients' ratings come about; empty for others' ratings. */
  how: string[]
  shortDescription: string
  prices: Price[]
  /** The terms of payment. */
  priceNote: string
  offers: PriceOffer[]
  bookHref: string
  /** A free call from a dentist; null if the booking itself is free. */
  callHref: string | null
  /** First aid; null for treatments that can wait. */
  emergencyHref: string | null
  related: TreatmentCardView[]
}

function useButton({ callHref, emergencyHref }: TreatmentProps): string {
  const { TREATMENT_PAGE } = useTexts('treatments-pages')
  return callHref ? TREATMENT_PAGE.bookScan : emergencyHref ? TREATMENT_PAGE.bookEmergency : TREATMENT_PAGE.book
}

function useCrumbs({ id, name }: TreatmentProps) {
  const { TRAIL, TREATMENTS_PAGE } = useTexts('treatments-pages')
  return [
    { label: TRAIL.home, path: PATHS.home },
    { label: TREATMENTS_PAGE.title, path: PATHS.treatments },
    { label: name, path: treatmentPath(id) },
  ]
}

function TreatmentHead(props: TreatmentProps) {
  const { origin, id, name, image, lead, text, offers } = props
  const crumbs = useCrumbs(props)
  const path = treatmentPath(id)
  const picture = `${origin}${sharedPath(image)}`
  const { BRAND: brand } = useTexts('brand')
  const service = { origin, brand, path, name, picture, description: lead }
  const data = [serviceData(service, offers), questionData(text.questions), breadcrumbData(origin, crumbs)]
  return <PageHead title={name} description={lead} canonical={`${origin}${path}`} picture={picture} data={data} />
}

function BookPanel(props: TreatmentProps) {
  const { TREATMENT_PAGE } = useTexts('treatments-pages')
  const button = useButton(props)
  const { image, rating, how, shortDescription, prices, priceNote, bookHref, callHref, emergencyHref } = props
  return (
    <IntroPanel title={TREATMENT_PAGE.price} picture={image}>
      <p className={styles.short}>
        <Badge>{shortDescription}</Badge>
      </p>
      <PriceList prices={prices} />
      <Note isSmall>{priceNote}</Note>
      <Button text={button} route={bookHref} data-primary />
      {callHref ? <TextLink href={callHref}>{TREATMENT_PAGE.callLink}</TextLink> : null}
      {emergencyHref ? <TextLink href={emergencyHref}>{TREATMENT_PAGE.emergency}</TextLink> : null}
      {rating ? <PatientRating rating={rating} isWide /> : null}
      {how.length > 0 ? <HowRated lines={how} /> : null}
    </IntroPanel>
  )
}

export function TreatmentPage(props: TreatmentProps) {
  const { TREATMENT_PAGE } = useTexts('treatments-pages')
  const button = useButton(props)
  const crumbs = useCrumbs(props)
  const { name, lead, text, bookHref, related } = props
  return (
    <Layout wide>
      <TreatmentHead {...props} />
      <Trail crumbs={crumbs} />
      <Intro title={name} lead={lead} panel={<BookPanel {...props} />}>
        <h2>{TREATMENT_PAGE.what}</h2>
        <div className={styles.prose}>
          {text.what.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Intro>
      <Band title={TREATMENT_PAGE.how}>
        <NumberedList lines={text.steps} />
      </Band>
      <Band title={TREATMENT_PAGE.who} toned>
        <div className={styles.pair}>
          <CheckList lines={text.who} />
          <Callout tone="gold" className={styles.unless}>
            <h3>{TREATMENT_PAGE.unless}</h3>
            <p>{text.unless}</p>
          </Callout>
        </div>
      </Band>
      <Faq questions={text.questions} />
      <Band title={TREATMENT_PAGE.related} toned>
        <CardGrid>
          {related.map((card) => (
            <TreatmentCard key={card.id} card={card} />
          ))}
        </CardGrid>
      </Band>
      <Closing title={TREATMENT_PAGE.closing} line={TREATMENT_PAGE.closingLine} href={bookHref} button={button} />
    </Layout>
  )
}
