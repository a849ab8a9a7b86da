// The chain's logo and colours, and the pictures that messengers show beside a link.
import { COLOURS, coloursPath } from '@/lib/addresses/brand'
import { tintsOf } from '@/lib/catalogue/brand/colours'
import { logoPath } from '@/lib/catalogue/brand/logo'
import { type BrandColours, chain } from '@/lib/catalogue/chain'
import { UNSEEN, withPage } from '@/lib/http/forms/with-page'
import { queryValue } from '@/lib/http/query-value'
import { brandPicture } from '@/lib/use-cases/chain/brand-pictures'
import { runtime } from '@/lib/use-cases/runtime'

const YEAR = 'public, max-age=31536000, immutable'
/** A process may still serve the chain of a moment ago. */
const HOUR = 'public, max-age=3600'

/** The selector is stronger than that of styles/tokens.css, whichever sheet comes first. */
function sheetOf(colours: BrandColours): string {
  const { tint, soft } = tintsOf(colours)
  const { main, dark, accent } = colours
  return `:root:root { --blue: ${main}; --blue-dark: ${dark}; --brand: ${accent}; --tint: ${tint}; --tint-soft: ${soft} }\n`
}

export const brandFilePage = withPage<object>('/brand/[file]', async ({ page: { res, params, query } }) => {
  const { colours, logo } = chain().brand
  const file = queryValue(params?.file)
  const sheet = file === COLOURS && colours ? sheetOf(colours) : null
  const body = sheet ?? (await brandPicture(file, runtime().photos.store))
  if (!body) return { notFound: true }
  const address = sheet && colours ? coloursPath(colours) : logoPath(logo)
  res.setHeader('Content-Type', sheet ? 'text/css; charset=utf-8' : 'image/png')
  res.setHeader('Cache-Control', address.endsWith(`?v=${queryValue(query.v)}`) ? YEAR : HOUR)
  res.end(body)
  return UNSEEN
})
