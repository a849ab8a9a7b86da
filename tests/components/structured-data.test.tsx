import { describe, expect, test } from 'vitest'
import { breadcrumbData, organizationData, questionData, serviceData } from '@/components/site/structured-data'
import { DEFAULT_LANGUAGE } from '@/lib/catalogue/languages'
import { textsIn } from '@/lib/texts/languages'

const origin = 'https://dental.example'
const { BRAND: brand } = textsIn(DEFAULT_LANGUAGE).brand

test('breadcrumbs are numbered from the home page, with absolute addresses', () => {
  const crumbs = [
    { label: 'Home', path: '/' },
    { label: 'Treatments', path: '/treatments' },
  ]
  expect(breadcrumbData(origin, crumbs)).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://dental.example/' },
      { '@type': 'ListItem', position: 2, name: 'Treatments', item: 'https://dental.example/treatments' },
    ],
  })
})

test('the chain is defined once with logo and profiles, and its services refer to it', () => {
  const chain = organizationData(origin, brand)
  expect(chain).toMatchObject({
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    logo: `${origin}/brand/logo`,
  })
  expect(chain.sameAs).not.toHaveLength(0)
  const service = { origin, brand, path: '/', name: 'Braces', description: '', picture: '' }
  expect(serviceData(service, [])).toMatchObject({ provider: { '@id': chain['@id'] } })
})

test('questions appear with their accepted answers', () => {
  expect(questionData([{ question: 'Does it hurt?', answer: 'Rarely.' }])).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [
      { '@type': 'Question', name: 'Does it hurt?', acceptedAnswer: { '@type': 'Answer', text: 'Rarely.' } },
    ],
  })
})

describe('a treatment', () => {
  const service = {
    origin,
    brand,
    path: '/treatments/braces',
    name: 'Braces',
    description: 'Metal or ceramic',
    picture: `${origin}/brand/treatments-braces.png`,
  }
  const data = serviceData(service, [{ name: 'Consultation', rupees: '0' }])

  test('the treatment is a service with offers in rupees', () => {
    expect(data).toMatchObject({
      '@type': 'Service',
      url: 'https://dental.example/treatments/braces',
      offers: [{ '@type': 'Offer', name: 'Consultation', price: '0', priceCurrency: 'INR' }],
    })
  })

  test('the treatment has no ratings, because the page shows no reviews', () => {
    expect(JSON.stringify(data)).not.toMatch(/rating|review/i)
  })
})
