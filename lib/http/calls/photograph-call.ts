// A photograph of the chain in its whole size: next/image makes its widths of it, and search engines are given it.
import { isPhotograph, photographId } from '@/lib/catalogue/pictures'
import { readOnly } from '@/lib/http/calls/read-only'
import { queryValue } from '@/lib/http/query-value'
import { runtime } from '@/lib/use-cases/runtime'

/** GET /api/photographs/[id]. No patient's photo is found here: their names are of another form. */
export const photographCall = readOnly(async (res, { query }) => {
  const name = `photographs/${queryValue(query.id)}`
  const file = isPhotograph(name) ? await runtime().photos.store.read(photographId(name), 'whole') : null
  if (!file) return void res.status(404).end()
  res.setHeader('Content-Type', 'image/jpeg')
  // Its name comes from its bytes.
  res.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
  res.send(file)
})
