// The canonical address is the path alone, without a query string.
import { PageTitle } from '@/components/kit/page-title'
import { sharedPath } from '@/lib/addresses/brand'
import { useCanonical, useLocalAddress } from '@/lib/browser/shell/use-local-path'
import { useTexts } from '@/lib/browser/texts'
import { fill } from '@/lib/texts/fill'

/** A schema.org object; its `@context` is added here. */
export type StructuredData = { '@type': string; [property: string]: unknown }

type Props = {
  /** Without the brand's name. */
  title: string
  description?: string
  /** Absolute, in English, without a query; absent if no search engine may index the page. */
  canonical?: string
  /** A path or URL, 1200 by 630; by default the home page's scene. */
  picture?: string
  data?: readonly StructuredData[]
}

/** Properties with the address of a page. An `@id` is the same in every language. */
const ADDRESSES = new Set(['item', 'url', 'urlTemplate'])

// `<` is the only character of JSON that could end the script block.
const asJson = (data: StructuredData, localAddress: (address: string) => string): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...data }, (property, value) =>
    ADDRESSES.has(property) ? localAddress(value) : value,
  ).replaceAll('<', '\\u003c')

export function PageHead({
  title,
  description,
  canonical: english,
  picture = sharedPath('heroes/home'),
  data = [],
}: Props) {
  const { SITE } = useTexts('site')
  const { BRAND } = useTexts('brand')
  const canonical = useCanonical(english)
  const localAddress = useLocalAddress()
  const whole = fill(SITE.titleOf, { title, brand: BRAND.name })
  return (
    <PageTitle title={title}>
      {description ? <meta key="description" name="description" content={description} /> : null}
      {canonical ? <link key="canonical" rel="canonical" href={canonical} /> : null}
      {canonical ? <meta key="og:url" property="og:url" content={canonical} /> : null}
      <meta key="og:title" property="og:title" content={whole} />
      <meta key="og:site_name" property="og:site_name" content={BRAND.name} />
      <meta key="og:type" property="og:type" content="website" />
      {description ? <meta key="og:description" property="og:description" content={description} /> : null}
      {canonical ? <meta key="og:image" property="og:image" content={new URL(picture, canonical).href} /> : null}
      {data.map((entry) => (
        <script
          key={`data-${entry['@type']}`}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: asJson(entry, localAddress) }}
        />
      ))}
    </PageTitle>
  )
}
