import { isPhotograph, photographId } from '@/lib/catalogue/pictures'
import { readOnly } from '@/lib/http/calls/read-only'
import { queryValue } from '@/lib/http/query-value'
import { runtime } from '@/lib/use-cases/runtime'

/** Patients' photos have names of another form, so none is served here. */
export const photographCall = readOnly(async (res, { query }) => {
  const name = `photographs/${queryValue(query.id)}`
  const file = isPhotograph(name) ? await runtime().photos.store.read(photographId(name), 'whole') : null
  if (!file) return void res.status(404).end()
  res.setHeader('Content-Type', 'image/jpeg')
  // The name is a digest of the bytes, so the file never changes.
  res.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
  res.send(file)
})
