import { API } from '@/lib/addresses/api'
import { inLanguage } from '@/lib/addresses/languages'
import { LISTED } from '@/lib/addresses/pages'
import { PATHS, treatmentPath } from '@/lib/addresses/paths'
import { chain } from '@/lib/catalogue/chain'
import { DEFAULT_LANGUAGE, type Language, TAGS } from '@/lib/catalogue/languages'
import { offeredConsultations } from '@/lib/catalogue/treatments/public-consultations'
import { withPage } from '@/lib/http/forms/with-page'
import { listClinicPaths } from '@/lib/use-cases/clinics/list-paths'

const DOCUMENTS: readonly string[] = [PATHS.privacy, PATHS.terms, PATHS.accessibility]

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
// The origin can come from the request's Host header.
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign)

/** Only pages with a known date of change; times and prices change at any moment. */
const changeOf = (path: string): string =>
  DOCUMENTS.includes(path) ? `<lastmod>${chain().brand.documentsChanged}</lastmod>` : ''

export const sitemapPage = withPage<object>('/sitemap.xml', async ({ page, visitor }) => {
  const treatments = offeredConsultations().map(({ id }) => treatmentPath(id))
  const listed = LISTED.filter((path) => path !== PATHS.membership || chain().membership)
  const paths = [...listed, ...treatments, ...(await listClinicPaths(visitor.deps))]
  const at = (path: string, tag: Language): string => escaped(visitor.origin + inLanguage(path, tag))
  const alternate = (name: string, href: string) => `<xhtml:link rel="alternate" hreflang="${name}" href="${href}"/>`
  const urls = paths.flatMap((path) => {
    // Each version names all, itself too: search engines ignore a pair that only one of them names.
    const versions = TAGS.map((tag) => alternate(tag, at(path, tag))).join('')
    const others = versions + alternate('x-default', at(path, DEFAULT_LANGUAGE))
    return TAGS.map((tag) => `  <url><loc>${at(path, tag)}</loc>${changeOf(path)}${others}</url>`)
  })
  page.res.setHeader('Content-Type', 'application/xml; charset=utf-8')
  page.res.end(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
      ...urls,
      '</urlset>\n',
    ].join('\n'),
  )
  return { props: {} }
})

// Not the flows or a patient's own pages: search engines must reach these to read their noindex.
const CLOSED = [`${API}/`]

export const robotsPage = withPage<object>('/robots.txt', async ({ page, visitor }) => {
  page.res.setHeader('Content-Type', 'text/plain; charset=utf-8')
  page.res.end(
    [
      'User-agent: *',
      ...CLOSED.map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${visitor.origin}/sitemap.xml\n`,
    ].join('\n'),
  )
  return { props: {} }
})
