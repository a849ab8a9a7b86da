// Photo links expire soon, and this site's own links open only in the same browser.

import { PHOTO_LINK } from '@/lib/catalogue/photos'
import type { Visitor } from '@/lib/http/visitor'
import { draftPhotos } from '@/lib/use-cases/photos/list'
import { runtime } from '@/lib/use-cases/runtime'
import type { PhotoView } from '@/lib/views/booking'

export function photoViews({ owner, deps }: Visitor, ids: readonly string[]): Promise<PhotoView[]> {
  const { store } = runtime().photos
  const linkOf = (id: string, size: 'small' | 'whole') =>
    store.link(id, size, { viewer: owner(), now: deps.now, seconds: PHOTO_LINK.seconds })
  return Promise.all(
    ids.map(async (id) => ({ id, small: await linkOf(id, 'small'), whole: await linkOf(id, 'whole') })),
  )
}

export const draftViews = async (visitor: Visitor): Promise<PhotoView[]> =>
  photoViews(visitor, await draftPhotos(visitor.deps, visitor.owner()))
