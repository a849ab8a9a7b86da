import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { DocumentPage } from '@/components/site/document-page'
import { textsHere } from '@/lib/browser/texts'
import { readDocument } from '@/lib/chain-file/document'
import Terms from '@/pages/terms'
import { Routed, testRouter } from '@/tests/support/browser/router'

afterEach(cleanup)

const show = (own: Parameters<typeof Terms>[0]['own'] = null, locale = 'en') => {
  render(
    <Routed router={testRouter({ locale })}>
      <Terms origin="https://book.example.in" changed="28 November 2026" own={own} />
    </Routed>,
  )
  const main = within(screen.getByRole('main'))
  return main.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
}

test('the terms speak of the membership only where the chain has one', () => {
  expect(show()).toContain('Membership')
  cleanup()
  const brand = textsHere('brand')
  const { OFFERED } = brand
  onTestFinished(() => void Object.assign(brand, { OFFERED }))
  Object.assign(brand, { OFFERED: [] })
  expect(show()).not.toContain('Membership')
})

test('a line about an offer that the chain does not have leaves no empty point', () => {
  const text = { ...textsHere('terms').TERMS, sections: [{ id: 'what', title: 'What', list: ['', 'Your name.'] }] }
  render(
    <Routed router={testRouter({ locale: 'en' })}>
      <DocumentPage
        origin="https://book.example.in"
        path="/privacy"
        changed="28 November 2026"
        text={text}
        own={null}
      />
    </Routed>,
  )
  const main = within(screen.getByRole('main'))
  expect(main.getAllByText('Your name.')[0]?.closest('ul')?.children).toHaveLength(1)
})

test('the terms of a chain of its own stand in the place of the site’s, in their language', () => {
  const { document: own } = readDocument('## சட்டம்\n\n1. **புனே** [இங்கே](https://example.in)\n', {})
  expect(show({ document: own, language: 'ta' })).toEqual(['சட்டம்', 'Contact us'])
  const item = screen.getByText('புனே').closest('ol li')
  expect(item?.textContent).toBe('புனே இங்கே')
  expect(item?.closest('[lang]')?.getAttribute('lang')).toBe('ta')
  expect(screen.getByRole('link', { name: 'இங்கே' }).getAttribute('href')).toBe('https://example.in')
})

test('a link of a chain’s own terms leads to the page in the language of this page', () => {
  const { document: own } = readDocument('Our [prices](/treatments).\n\n## Law\n\nB\n\nB\n', {})
  show({ document: own, language: 'en' }, 'ta')
  expect(screen.getByRole('link', { name: 'prices' }).getAttribute('href')).toBe('/ta/treatments')
  expect(screen.getAllByText('B')).toHaveLength(2)
})
