// Reads answers as a patient of one language would, and notes what is in another.
import { createHash } from 'node:crypto'
import ICAL from 'ical.js'
import { isCommon, LANGUAGE, languageIn } from '@/lib/addresses/languages'
import type { Language } from '@/lib/catalogue/languages'
import type { Reply } from '@/tests/reliability/support/browser'
import { foreignIn, spokenIn } from '@/tests/support/foreign-words'

/** Properties of structured data that people read, and those that lead to pages. */
const TOLD = ['name', 'text', 'description', 'serviceType', 'addressLocality', 'addressRegion', 'priceRange']
const LEADING = ['item', 'url', 'urlTemplate']

function valuesIn(data: unknown, properties: readonly string[], property = ''): string[] {
  if (typeof data === 'string') return properties.includes(property) ? [data] : []
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([name, value]) =>
    valuesIn(value, properties, Array.isArray(data) ? property : name),
  )
}

const structuredIn = (page: Document, properties: readonly string[]): string[] =>
  [...page.querySelectorAll('script[type="application/ld+json"]')].flatMap(({ textContent }) =>
    valuesIn(JSON.parse(textContent), properties),
  )

/** One for all pages, because jsdom keeps every document that a parser makes. It runs no script. */
const sheet = document.implementation.createHTMLDocument()

function parsed(html: string): Document {
  sheet.documentElement.innerHTML = html
  sheet.documentElement.lang = /<html[^>]* lang="([^"]*)"/.exec(html)?.[1] ?? ''
  return sheet
}

/** The addresses of this site that a page leads to, without those of other languages. */
function addressesIn(page: Document, origin: string): string[] {
  const described = structuredIn(page, LEADING).map((address) => new URL(address).pathname)
  const buttons = `button[formaction]:not([name=${LANGUAGE}])`
  const leading = page.querySelectorAll(`a:not([hreflang]), form[action], ${buttons}, link[rel=canonical]`)
  const linked = [...leading].flatMap((element) => {
    const said = ['href', 'action', 'formaction'].flatMap((name) => element.getAttribute(name) || [])
    return said.flatMap((address) => {
      const url = new URL(address, origin)
      return address.startsWith('#') || url.origin !== origin ? [] : [url.pathname]
    })
  })
  return [...linked, ...described]
}

/** The texts of an entry that a calendar shows. */
export function calendarTexts(file: string): string[] {
  const events = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent')
  return events.flatMap((event) =>
    ['summary', 'location', 'description'].map((name) => String(event.getFirstPropertyValue(name) ?? '')),
  )
}

/** Values that differ each time that the same page is made. */
const SEALED = /(?:~|%7E)[\w%-]+/g

export type Reader = ReturnType<typeof readerOf>

/** Reads in the language of `tag`. `typed` is what the test types. */
export function readerOf(tag: Language, typed: readonly string[]) {
  const faults = new Set<string>()
  const seen = { pages: 0, refusals: 0 }
  const known = new Set<string>()
  const isElsewhere = (path: string): boolean => languageIn(path) !== tag && !isCommon(path)

  function check(where: string, texts: readonly string[]): void {
    for (const text of foreignIn(texts, typed)) faults.add(`${where} says: ${text}`)
  }

  function readPage(where: string, { body }: Reply, origin: string): void {
    const hash = createHash('sha1').update(body.replaceAll(SEALED, '')).digest('hex')
    if (known.has(hash)) return
    known.add(hash)
    const page = parsed(body)
    if (page.documentElement.lang !== tag) faults.add(`${where} is in ${page.documentElement.lang}`)
    if (!page.querySelector('h1')?.textContent) faults.add(`${where} has no heading`)
    check(where, [...spokenIn(page), ...structuredIn(page, TOLD)])
    for (const path of addressesIn(page, origin)) if (isElsewhere(path)) faults.add(`${where} leads to ${path}`)
  }

  function readRedirect(where: string, location: string, origin: string): void {
    const to = new URL(location, origin)
    if (to.origin === origin && isElsewhere(to.pathname)) faults.add(`${where} redirects to ${to.pathname}`)
  }

  return {
    faults,
    seen,
    check,
    /** Every answer of a browser at `origin`. */
    hear(origin: string, reply: Reply): void {
      const { path, status, headers, body, location } = reply
      const where = `${status} ${path.split('?')[0]?.replace(/\/[A-Z0-9]{8}(?=\/|$)/, '/…')}`
      const type = headers['content-type'] ?? ''
      if (status >= 500) faults.add(`${where} failed`)
      if (location !== null) readRedirect(where, location, origin)
      else if (type.startsWith('text/calendar')) check(where, calendarTexts(body))
      else if (type.startsWith('text/html')) {
        seen.pages += 1
        if (status >= 400) seen.refusals += 1
        readPage(where, reply, origin)
      } else faults.add(`${where} is ${type}`)
    },
  }
}
