import { sharedFile } from '@/lib/addresses/brand'
import { ART } from '@/lib/catalogue/art'
import { USUAL_COLOURS } from '@/lib/catalogue/brand/colours'
import { chain, type ServedChain } from '@/lib/catalogue/chain'
import { isPhotograph, isShared, photographId } from '@/lib/catalogue/pictures'
import { type BrandPicture, drawLogo, drawPreview } from '@/lib/photos/brand-pictures'
import type { PhotoStore } from '@/lib/photos/store'

const LOGO_FILE = 'logo'
const FILES: readonly string[] = [LOGO_FILE, ...ART.filter(isShared).map(sharedFile)]

/** BrandPicture at the first request and kept, until the chain changes. */
const drawn = new WeakMap<ServedChain, Map<string, Promise<BrandPicture>>>()

async function draw(file: string, { brand }: ServedChain, store: PhotoStore): Promise<BrandPicture> {
  const { name, logo = '', colours = USUAL_COLOURS } = brand
  const own = isPhotograph(logo) ? await store.read(photographId(logo), 'small') : null
  return file === LOGO_FILE ? drawLogo(own) : drawPreview(file, { name, ink: colours.dark, logo: own })
}

/** The chain's logo, or a preview of sharedFile; null for another file. Throws if the photo store fails. */
export async function brandPicture(file: string, store: PhotoStore): Promise<BrandPicture | null> {
  if (!FILES.includes(file)) return null
  const served = chain()
  const known = drawn.get(served) ?? new Map<string, Promise<BrandPicture>>()
  drawn.set(served, known)
  const picture = known.get(file) ?? draw(file, served, store)
  known.set(file, picture)
  picture.catch(() => known.delete(file))
  return picture
}
