// The chain's logo and colours, and the pictures that messengers show beside a link.
import { COLOURS, coloursPath } from '@/lib/addresses/brand'
import { tintsOf } from '@/lib/catalogue/brand/colours'
import { type BrandColours, chain } from '@/lib/catalogue/chain'
import { UNSEEN, withPage } from '@/lib/http/forms/with-page'
import { queryValue } from '@/lib/http/query-value'
import { brandPicture } from '@/lib/use-cases/chain/brand-pictures'
import { runtime } from '@/lib/use-cases/runtime'

const YEAR = 'public, max-age=31536000, immutable'
/** Also for a sheet whose version this process does not know yet. */
const HOUR = 'public, max-age=3600'

/** The selector is stronger than that of styles/tokens.css, whichever sheet comes first. */
function sheetOf(colours: BrandColours): string {
  const { tint, soft } = tintsOf(colours)
  const { main, dark, accent } = colours
  return `:root:root { --blue: ${main}; --blue-dark: ${dark}; --brand: ${accent}; --tint: ${tint}; --tint-soft: ${soft} }\n`
}

export const brandFilePage = withPage<object>('/brand/[file]', async ({ page: { res, params, query } }) => {
  const file = queryValue(params?.file)
  const { colours } = chain().brand
  const sheet = file === COLOURS && colours ? { type: 'text/css; charset=utf-8', bytes: sheetOf(colours) } : null
  const found = sheet ?? (await brandPicture(file, runtime().photos.store))
  if (!found) return { notFound: true }
  const isPresent = colours && coloursPath(colours).endsWith(`?v=${queryValue(query.v)}`)
  res.setHeader('Content-Type', found.type)
  res.setHeader('Cache-Control', sheet && isPresent ? YEAR : HOUR)
  res.end(found.bytes)
  return UNSEEN
})
