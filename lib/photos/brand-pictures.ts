// Pictures with the chain's name and logo. Drawings become PNG in the build (scripts/draw-previews.mjs), because only
// decoders of photos are allowed here.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openSharp } from '@/lib/photos/sharp'

/** Figtree in bold, by `npm run font`. */
const FONT = join('public', 'fonts', 'figtree-700.ttf')
/** A font that is cut keeps this name at every weight. The comma ends the name. */
const FAMILY = 'Figtree Light,'
const DRAWN = join('public', 'art', 'og')
/** In pixels of the preview. The name is in the middle, because some messengers cut previews to a square. */
const BAND = { width: 1200, top: 512, height: 118, mark: 72, gap: 20, size: 60, most: 1000 }
const LOGO_SIDE = 128

export type BrandPicture = { type: 'image/png' | 'image/svg+xml'; bytes: Buffer }
const png = (bytes: Buffer): BrandPicture => ({ type: 'image/png', bytes })

/** A square; a tooth for a chain without a logo. */
export async function drawLogo(logo: Buffer | null): Promise<BrandPicture> {
  if (!logo) return { type: 'image/svg+xml', bytes: await readFile(join('public', 'icon.svg')) }
  const sharp = await openSharp()
  const box = { width: LOGO_SIDE, height: LOGO_SIDE, fit: 'contain', background: '#fff' } as const
  return png(await sharp(logo).resize(box).png().toBuffer())
}

const markOf = (logo: Buffer | null): Promise<Buffer> | Buffer => logo ?? readFile(join(DRAWN, 'mark.png'))

/** `file` names a drawing of the build. `ink` is the colour of the name. */
export async function drawPreview(
  file: string,
  { name, ink, logo }: { name: string; ink: string; logo: Buffer | null },
): Promise<BrandPicture> {
  const sharp = await openSharp()
  const text = `<span foreground="${ink}">${name.replaceAll('&', '&amp;')}</span>`
  const written = await sharp({
    text: { text, font: `${FAMILY} ${BAND.size}`, fontfile: FONT, rgba: true, dpi: 72 },
  })
    .png()
    .toBuffer()
  const { data, info } = await sharp(written)
    .resize({ width: BAND.most, height: BAND.height, fit: 'inside', withoutEnlargement: true })
    .toBuffer({ resolveWithObject: true })
  const mark = await sharp(await markOf(logo))
    .resize({ width: BAND.mark, height: BAND.mark, fit: 'inside' })
    .toBuffer()
  const left = Math.round((BAND.width - BAND.mark - BAND.gap - info.width) / 2)
  const middle = (tall: number): number => BAND.top + Math.round((BAND.height - tall) / 2)
  const whole = sharp(await readFile(join(DRAWN, file))).composite([
    { input: mark, left, top: middle(BAND.mark) },
    { input: data, left: left + BAND.mark + BAND.gap, top: middle(info.height) },
  ])
  return png(await whole.png().toBuffer())
}
