// No ratings: the catalogue's are not reviews of a page.
import type { StructuredData } from '@/components/site/page-head'
import { sharedPath } from '@/lib/addresses/brand'
import { LOGO } from '@/lib/addresses/paths'
import { CURRENCY } from '@/lib/catalogue/brand'
import type { Texts } from '@/lib/texts/languages'
import type { Crumb, PriceOffer } from '@/lib/views/site'

type Brand = Texts['brand']['BRAND']
type FaqEntry = { question: string; answer: string }

export const breadcrumbData = (origin: string, crumbs: readonly Crumb[]): StructuredData => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: label,
    item: `${origin}${path}`,
  })),
})

export const questionData = (questions: readonly FaqEntry[]): StructuredData => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

/** A reference to the chain; the home page has its full data. */
export const chainRef = (origin: string, { name }: Brand) => ({
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name,
  url: `${origin}/`,
})

export const organizationData = (origin: string, brand: Brand): StructuredData => ({
  ...chainRef(origin, brand),
  logo: `${origin}${LOGO}`,
  image: `${origin}${sharedPath('heroes/home')}`,
  email: brand.email,
  telephone: brand.helpPhone.href.replace('tel:', ''),
  address: brand.address,
  sameAs: brand.profiles,
})

type Service = { origin: string; brand: Brand; path: string; name: string; description: string; picture: string }

export const serviceData = (
  { origin, brand, path, name, description, picture }: Service,
  offers: readonly PriceOffer[],
): StructuredData => ({
  '@type': 'Service',
  '@id': `${origin}${path}#service`,
  name,
  serviceType: name,
  description,
  image: picture,
  url: `${origin}${path}`,
  areaServed: 'IN',
  provider: chainRef(origin, brand),
  offers: offers.map((offer) => ({
    '@type': 'Offer',
    name: offer.name,
    price: offer.rupees,
    priceCurrency: CURRENCY,
    url: `${origin}${path}`,
  })),
})
