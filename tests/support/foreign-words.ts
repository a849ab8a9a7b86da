// The words of another language in a page or message. A page reads itself in a browser, or parsed without scripts.
import chain from '@/lib/chain-file/sample.json' with { type: 'json' }

/** Names and signs that are written in Latin letters in every language. */
const ALLOWED = new Set(
  `SMS WhatsApp PIN EMI UPI QR JPEG PNG WebP HEIC MB WCAG AA JavaScript Google Tag Manager WebEngage OpenStreetMap Muthu Dental
  Leaflet contributors signed in Host draft hosted session manage left known language example com CFHJ`.split(/\s+/),
)
/** The chain's texts without a translation. */
const UNTRANSLATED = [
  ...chain.clinics.flatMap(({ address, team }) => [
    address,
    ...team.flatMap(({ name, degree, registration }) => [name, degree, registration]),
  ]),
  chain.brand.email,
  'Business newspaper',
  'World Economic Forum',
]

/** The texts with Latin words that are no names. `typed` is what the test typed. */
export function foreignIn(texts: readonly string[], typed: readonly string[]): string[] {
  const given = [...UNTRANSLATED, ...typed].filter((each) => each !== '').sort((a, b) => b.length - a.length)
  return texts.flatMap((text) => {
    if (!/[A-Za-z]{2}/.test(text)) return []
    const rest = given.reduce((left, each) => left.replaceAll(each, ''), text)
    // References and member numbers are letters and digits.
    const words =
      rest.replace(/\b(?=[A-Z\d-]*\d)[A-Z\d-]{4,}\b|\bM?[A-Z]{8}\b|\S*@\S+|https?:\S+/g, '').match(/[A-Za-z]{2,}/g) ??
      []
    return words.some((word) => !ALLOWED.has(word)) ? [text.trim().slice(0, 120)] : []
  })
}

/**
 * All that a page says to a reader, a screen reader or a search engine, without the names of other languages. A browser
 * runs it by itself, so it uses nothing from outside.
 */
export function spokenIn(page: Document): string[] {
  const own = page.documentElement.lang.slice(0, 2)
  const read = ['aria-label', 'aria-description', 'alt', 'title', 'placeholder', 'data-text']
  const texts = [page.title]
  const visit = (element: Element): void => {
    const { localName, childElementCount, childNodes } = element
    // Where scripts run, the markup for a page without them is text.
    const isUnread =
      /^(script|style|template)$/.test(localName) || (localName === 'noscript' && childElementCount === 0)
    if (isUnread || (element.getAttribute('lang') ?? own).slice(0, 2) !== own) return
    for (const name of read) texts.push(element.getAttribute(name) ?? '')
    for (const child of childNodes) {
      if (child instanceof Element) visit(child)
      else if (child.nodeType === Node.TEXT_NODE) texts.push(child.textContent ?? '')
    }
  }
  visit(page.body)
  for (const meta of page.querySelectorAll(
    'meta[name=description], meta[property^="og:"]:not([property$=url]):not([property$=image]):not([property$=type])',
  ))
    texts.push(meta.getAttribute('content') ?? '')
  return texts
}
