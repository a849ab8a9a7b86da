// What search engines are told of a page, in schema.org's words. No ratings: the catalogue's are not reviews of a page.
import type { StructuredData } from '@/components/site/page-head'
import type { Crumb, PriceOffer } from '@/components/site/views'
import { BRAND } from '@/lib/catalogue/brand'

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

type Service = { origin: string; path: string; name: string; description: string; picture: string }

export const serviceData = (
  { origin, path, name, description, picture }: Service,
  offers: readonly PriceOffer[],
): StructuredData => ({
  '@type': 'Service',
  '@id': `${origin}${path}#service`,
  name,
  serviceType: name,
  description,
  image: picture,
  url: `${origin}${path}`,
  areaServed: { '@type': 'Country', name: 'India' },
  provider: { '@type': 'Organization', '@id': `${origin}/#organization`, name: BRAND.name, url: `${origin}/` },
  offers: offers.map((offer) => ({
    '@type': 'Offer',
    name: offer.name,
    price: offer.rupees,
    priceCurrency: BRAND.currency,
    url: `${origin}${path}`,
  })),
})
