import { sharedFile } from '@/lib/addresses/brand'
import { ART } from '@/lib/catalogue/art'
import { USUAL_COLOURS } from '@/lib/catalogue/brand/colours'
import { LOGO } from '@/lib/catalogue/brand/logo'
import { chain, type ServedChain } from '@/lib/catalogue/chain'
import { isPhotograph, isShared, photographId } from '@/lib/catalogue/pictures'
import { drawLogo, drawPreview } from '@/lib/photos/brand-pictures'
import type { PhotoStore } from '@/lib/photos/store'

const PREVIEWS: readonly string[] = ART.filter(isShared).map(sharedFile)

/** Drawn at the first request and kept, until the chain changes. */
const drawn = new WeakMap<ServedChain, Map<string, Promise<Buffer | null>>>()

async function draw(file: string, { brand }: ServedChain, store: PhotoStore): Promise<Buffer | null> {
  const { logo: name = '' } = brand
  const logo = isPhotograph(name) ? await store.read(photographId(name), 'small') : null
  if (file === LOGO) return logo && drawLogo(logo)
  return drawPreview(file, { name: brand.name, ink: (brand.colours ?? USUAL_COLOURS).dark, logo })
}

/** The chain's logo, or a preview of sharedFile; null if there is none. Throws if the photo store fails. */
export async function brandPicture(file: string, store: PhotoStore): Promise<Buffer | null> {
  if (file !== LOGO && !PREVIEWS.includes(file)) return null
  const served = chain()
  const known = drawn.get(served) ?? new Map<string, Promise<Buffer | null>>()
  drawn.set(served, known)
  const picture = known.get(file) ?? draw(file, served, store)
  known.set(file, picture)
  picture.catch(() => known.delete(file))
  return picture
}
