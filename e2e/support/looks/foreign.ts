import type { Page } from '@playwright/test'
import { NAME } from '@/e2e/support/steps'
import chain from '@/lib/chain-file/sample.json' with { type: 'json' }

/** Names and signs that are written in Latin letters in every language. */
const ALLOWED = new Set(
  `SMS WhatsApp PIN EMI UPI QR JPEG PNG WebP HEIC MB WCAG AA JavaScript Google Tag Manager WebEngage OpenStreetMap Muthu Dental
  Leaflet contributors signed in Host draft hosted session manage left known language example com`.split(/\s+/),
)
/** The chain's texts without a translation, and what these tests type. */
const GIVEN = [
  ...chain.clinics.flatMap(({ address, team }) => [
    address,
    ...team.flatMap(({ name, degree, registration }) => [name, degree, registration]),
  ]),
  chain.brand.email,
  ...Object.values(chain.award).map(String),
  NAME,
  'Asha',
  'Meera Sample',
  '12 Sample Road',
  'adiyar',
  'adyar',
  'zzz',
].sort((a, b) => b.length - a.length)

/** All that a page says to a reader, a screen reader or a search engine, without the names of other languages. */
const spoken = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const own = document.documentElement.lang.slice(0, 2)
    const isOwn = (element: Element | null) => {
      const lang = element?.closest('[lang]')?.getAttribute('lang') ?? own
      return lang.slice(0, 2) === own && !element?.closest('script, style, template, noscript')
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: string[] = []
    while (walker.nextNode())
      if (isOwn(walker.currentNode.parentElement)) texts.push(walker.currentNode.textContent ?? '')
    const read = ['aria-label', 'aria-description', 'alt', 'title', 'placeholder', 'data-text']
    for (const element of document.querySelectorAll('body *'))
      if (isOwn(element)) texts.push(...read.map((name) => element.getAttribute(name) ?? ''))
    for (const meta of document.querySelectorAll(
      'meta[name=description], meta[property^="og:"]:not([property$=url]):not([property$=image]):not([property$=type])',
    ))
      texts.push(meta.getAttribute('content') ?? '')
    return [document.title, ...texts]
  })

/** The Latin words of a page in another script that are no names. */
export async function foreignWords(page: Page): Promise<string[]> {
  const texts = await spoken(page)
  return texts.flatMap((text) => {
    const rest = GIVEN.reduce((left, given) => left.replaceAll(given, ''), text)
    // References and member numbers are letters and digits.
    const words =
      rest.replace(/\b(?=[A-Z\d-]*\d)[A-Z\d-]{4,}\b|\b[A-Z]{8}\b|\S+@\S+|https?:\S+/g, '').match(/[A-Za-z]{2,}/g) ?? []
    return words.some((word) => !ALLOWED.has(word)) ? [text.trim().slice(0, 120)] : []
  })
}
