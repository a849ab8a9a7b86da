// Only where this site stores photos. The link works in one browser and until its time.

import { PHOTO_SIZES } from '@/lib/catalogue/photos'
import { opensPhoto } from '@/lib/domain/photos/photo-link'
import { isUnderEither } from '@/lib/domain/secrets'
import { withPage } from '@/lib/http/forms/with-page'
import { queryValue } from '@/lib/http/query-value'
import { isOneOf } from '@/lib/types/keys'
import { isKept } from '@/lib/use-cases/photos/list'
import { runtime } from '@/lib/use-cases/runtime'

export const photoPage = withPage<object>('/photo/[id]', async ({ page, visitor }) => {
  const { deps, owner } = visitor
  const { query, params, res } = page
  const [id, size, until, signature] = [
    queryValue(params?.id),
    queryValue(query.size),
    Number(queryValue(query.until)),
    queryValue(query.by),
  ]
  if (!isOneOf(PHOTO_SIZES, size)) return { notFound: true }
  const link = { id, viewer: owner(), until }
  if (!isUnderEither(deps, (secret) => opensPhoto(secret, link, signature, deps.now))) return { notFound: true }
  const file = (await isKept(deps, id)) ? await runtime().photos.store.read(id, size) : null
  if (!file) return { notFound: true }
  res.setHeader('Content-Type', 'image/jpeg')
  res.setHeader('Content-Length', file.length)
  res.setHeader('Content-Disposition', 'inline; filename="smile.jpg"')
  res.setHeader('Content-Security-Policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
  res.setHeader('X-Content-Type-Options', 'nosniff')
  res.setHeader('Cross-Origin-Resource-Policy', 'same-origin')
  const left = Math.floor(until - deps.now.getTime() / 1000)
  res.setHeader('Cache-Control', `private, max-age=${left}`)
  res.end(file)
  return { props: {} }
})
