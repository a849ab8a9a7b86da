// Draws link previews as PNG, because messengers do not show SVG. Pictures newer than their sources stay.
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import subsetFont from 'subset-font'

const GROUPS = ['cities', 'heroes', 'treatments']
/** Pixels, as in lib/catalogue/pictures.ts. */
const [WIDTH, HEIGHT] = [1200, 630]
const GROUND = '#EAF6FB'
/** The name is in the middle of the band, because some messengers cut previews to a square. */
const BAND = { name: 'Muthu Dental', ink: '#0B3A53', size: 60, height: 118, mark: 72, gap: 20 }
const MARK = 'public/icon.svg'
const FONT = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'

/** Uses the site's own font file, so that the result does not depend on the machine's fonts. */
async function drawName() {
  const whole = await readFile(createRequire(import.meta.url).resolve(FONT))
  const folder = await mkdtemp(join(tmpdir(), 'muthu-font-'))
  const fontfile = join(folder, 'name.ttf')
  const cut = { targetFormat: 'truetype', variationAxes: { wght: 700 } }
  await writeFile(fontfile, await subsetFont(whole, BAND.name, cut))
  const text = `<span foreground="${BAND.ink}">${BAND.name}</span>`
  // The cut file keeps this family name at every weight.
  const drawn = await sharp({ text: { text, font: `Figtree Light, ${BAND.size}`, fontfile, rgba: true, dpi: 72 } })
    .png()
    .toBuffer({ resolveWithObject: true })
  await rm(folder, { recursive: true })
  return drawn
}

async function drawBand() {
  const { data, info } = await drawName()
  const mark = await sharp(MARK, { density: 288 }).resize(BAND.mark).png().toBuffer()
  const left = Math.round((WIDTH - BAND.mark - BAND.gap - info.width) / 2)
  const middle = (tall) => Math.round((BAND.height - tall) / 2)
  return sharp({ create: { width: WIDTH, height: BAND.height, channels: 3, background: '#FFFFFF' } })
    .composite([
      { input: mark, left, top: middle(BAND.mark) },
      { input: data, left: left + BAND.mark + BAND.gap, top: middle(info.height) },
    ])
    .png()
    .toBuffer()
}

async function drawPreview(source, band, path) {
  const top = HEIGHT - BAND.height
  const drawing = await sharp(source, { density: 144 })
    .resize({ width: WIDTH, height: top, fit: 'contain', background: GROUND })
    .flatten({ background: GROUND })
    .extend({ bottom: BAND.height, background: GROUND })
    .toBuffer()
  await sharp(drawing)
    .composite([{ input: band, left: 0, top }])
    .png()
    .toFile(path)
}

const changedAt = async (path) => (await stat(path).catch(() => null))?.mtimeMs ?? 0

async function drawPreviews(folder) {
  const drawings = await Promise.all(
    GROUPS.map(async (group) => (await readdir(`public/art/${group}`)).map((file) => `${group}/${file}`)),
  )
  const common = Math.max(...(await Promise.all([fileURLToPath(import.meta.url), MARK].map(changedAt))))
  await mkdir(folder, { recursive: true })
  let band
  for (const drawing of drawings.flat()) {
    const source = `public/art/${drawing}`
    const path = join(folder, drawing.replace('/', '-').replace('.svg', '.png'))
    if ((await changedAt(path)) > Math.max(common, await changedAt(source))) continue
    band ??= await drawBand()
    await drawPreview(source, band, path)
  }
}

await drawPreviews(process.argv[2])
