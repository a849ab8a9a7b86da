// Draws link previews as PNG, because messengers do not show SVG. Pictures newer than their sources stay.
import { mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const GROUPS = ['cities', 'heroes', 'treatments']
/** Pixels, as in lib/catalogue/pictures.ts. */
const [WIDTH, HEIGHT] = [1200, 630]
const GROUND = '#EAF6FB'
/** Below the drawing, room for the name and logo of a chain (lib/photos/brand-pictures.ts). */
const BAND = 118
const MARK = { source: 'public/icon.svg', side: 144 }

const drawPreview = (source, path) =>
  sharp(source, { density: 144 })
    .resize({ width: WIDTH, height: HEIGHT - BAND, fit: 'contain', background: GROUND })
    .flatten({ background: GROUND })
    .extend({ bottom: BAND, background: '#FFFFFF' })
    .png()
    .toFile(path)

const drawMark = (path) => sharp(MARK.source, { density: 288 }).resize(MARK.side).png().toFile(path)

const changedAt = async (path) => (await stat(path).catch(() => null))?.mtimeMs ?? 0

async function drawPreviews(folder) {
  const drawings = await Promise.all(
    GROUPS.map(async (group) => (await readdir(`public/art/${group}`)).map((file) => `${group}/${file}`)),
  )
  const common = Math.max(...(await Promise.all([fileURLToPath(import.meta.url), MARK.source].map(changedAt))))
  await mkdir(folder, { recursive: true })
  if ((await changedAt(join(folder, 'mark.png'))) <= common) await drawMark(join(folder, 'mark.png'))
  for (const drawing of drawings.flat()) {
    const source = `public/art/${drawing}`
    const path = join(folder, drawing.replace('/', '-').replace('.svg', '.png'))
    if ((await changedAt(path)) > Math.max(common, await changedAt(source))) continue
    await drawPreview(source, path)
  }
}

await drawPreviews(process.argv[2])
