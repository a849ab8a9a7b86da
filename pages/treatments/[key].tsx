import type { TreatmentProps } from '@/components/site/treatment-page'
import { TreatmentPage } from '@/components/site/treatment-page'
import { PATHS, treatmentPath } from '@/lib/addresses/paths'
import { consultationOf } from '@/lib/catalogue/treatments/public-consultations'
import { campaignOf, pageHref } from '@/lib/http/book-href'
import { searchOf, withPage } from '@/lib/http/forms/with-page'
import { consultationName } from '@/lib/http/steps/treatment-title'
import { howRated } from '@/lib/page-handlers/clinics/rating-view'
import {
  consultationByTreatment,
  relatedTreatments,
  treatmentLinks,
  treatmentPrices,
  treatmentRating,
} from '@/lib/page-handlers/site/treatments'

export const getServerSideProps = withPage<TreatmentProps>('/treatments/[key]', async ({ page, visitor }) => {
  const key = String(page.params?.key)
  const campaign = campaignOf(searchOf(page))
  const consultation = consultationOf(key)
  if (!consultation) {
    const meant = consultationByTreatment(key)
    return meant
      ? { redirect: { destination: pageHref(treatmentPath(meant.id), campaign), statusCode: 308 } }
      : { notFound: true }
  }
  const { id, image } = consultation
  const rating = treatmentRating(visitor.texts, consultation)
  const { name: _, description, ...text } = visitor.texts.treatments.TREATMENT_TEXTS[id]
  return {
    props: {
      origin: visitor.origin,
      id,
      name: consultationName(visitor.texts, consultation),
      image,
      lead: description || text.line,
      text,
      rating,
      how: rating?.asked ? howRated(visitor.texts) : [],
      shortDescription: visitor.texts.treatments.SHORT_DESCRIPTION,
      ...treatmentPrices(visitor.texts, consultation),
      ...treatmentLinks(consultation, campaign),
      emergencyHref: id === 'emergency' ? pageHref(PATHS.emergency, campaign) : null,
      related: relatedTreatments(visitor.texts, consultation, campaign),
    },
  }
})

export default function Treatment(props: TreatmentProps) {
  return <TreatmentPage {...props} />
}
