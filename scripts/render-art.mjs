// npm run art: renders art/**/*.svg to what components/kit/picture.tsx serves, and writes lib/catalogue/art.ts, which lists it. A
// picture whose source is unchanged is left as it is. With --check it only says what is stale, missing or left over.
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import subsetFont from 'subset-font'

const MANIFEST = 'lib/catalogue/art.ts'
/** The hash of each source as it was rendered last. */
const RECORD = 'art/rendered.json'
const RENDERED = 'public/art'
const PLACEHOLDER = `${RENDERED}/placeholder.webp`
/** The specification's widths (section 9): of screens, and of pictures that are smaller than a screen. */
const SCREENS = [360, 640, 768, 828, 1024, 1280, 1536]
const SMALLER = [16, 32, 48, 64, 96, 128, 256, 384]
/** A drawing's own size names its frame, and which of the widths it is shown at. */
const FRAMES = [
  { name: 'CARD', width: 640, height: 480, widths: [...SMALLER.filter((width) => width >= 48), 640, 828] },
  { name: 'HERO', width: 1280, height: 960, widths: SCREENS },
  { name: 'SQUARE', width: 400, height: 400, widths: [...SMALLER, 640] },
]
const WEBP = { quality: 78, effort: 6, smartSubsample: true }
const SHARED = { groups: ['cities', 'heroes', 'treatments'], width: 1200, height: 630, ground: '#EAF6FB' }
/** What stands below a drawing that is shared: the mark and the chain's name, in the middle, where a square cut keeps them. */
const NAMED = { name: 'Muthu Dental', ink: '#0B3A53', size: 60, band: 118, mark: 72, gap: 20 }
const FONT = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'
const PNG = { palette: true, colours: 128, dither: 0, effort: 10, compressionLevel: 9 }
const SETTINGS = JSON.stringify([WEBP, SHARED, PNG])
const SOFT = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 24"><rect width="32" height="24" fill="#EAF6FB"/>
  <circle cx="16" cy="11.6" r="9.5" fill="#D3ECF6"/><ellipse cx="16" cy="20" rx="10" ry="1.2" fill="#C4E3F0"/></svg>`

const filesIn = async (folder) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

async function readSource(path) {
  const svg = await readFile(path)
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg.toString()) ?? []
  const frame = FRAMES.find((each) => `${each.width} ${each.height}` === `${width} ${height}`)
  if (!frame)
    throw new Error(`${path}: a frame is ${FRAMES.map((each) => `0 0 ${each.width} ${each.height}`).join(', ')}`)
  const name = path.slice('art/'.length, -'.svg'.length)
  const digest = createHash('sha256').update(svg).update(JSON.stringify(frame.widths)).update(SETTINGS)
  if (isShared(name)) digest.update(JSON.stringify(NAMED))
  return { name, svg, frame, hash: digest.digest('hex').slice(0, 8) }
}

const isShared = (name) => SHARED.groups.includes(dirname(name))
const sharedOf = (name) => (isShared(name) ? [`${RENDERED}/og/${name.replace('/', '-')}.png`] : [])

const outputsOf = ({ name, frame }) => [
  `${RENDERED}/${name}.svg`,
  ...frame.widths.map((width) => `${RENDERED}/${name}-${width}.webp`),
  ...sharedOf(name),
]

/** The chain's name in the site's own letters, of a width: no machine's fonts are asked. */
async function drawName() {
  const { name, ink, size } = NAMED
  const whole = await readFile(createRequire(import.meta.url).resolve(FONT))
  const folder = await mkdtemp(join(tmpdir(), 'muthu-font-'))
  const fontfile = join(folder, 'name.ttf')
  await writeFile(fontfile, await subsetFont(whole, name, { targetFormat: 'truetype', variationAxes: { wght: 700 } }))
  // The family as the cut file calls itself, whatever its weight.
  const text = { text: `<span foreground="${ink}">${name}</span>`, font: `Figtree Light, ${size}`, fontfile }
  const drawn = await sharp({ text: { ...text, rgba: true, dpi: 72 } })
    .png()
    .toBuffer({ resolveWithObject: true })
  await rm(folder, { recursive: true })
  return drawn
}

/** The band below each shared drawing, drawn once. */
let band
async function drawBand() {
  const { band: height, mark: side, gap } = NAMED
  const { data, info } = await drawName()
  const mark = await sharp('public/icon.svg', { density: 288 }).resize(side).png().toBuffer()
  const left = Math.round((SHARED.width - side - gap - info.width) / 2)
  const middle = (tall) => Math.round((height - tall) / 2)
  return sharp({ create: { width: SHARED.width, height, channels: 3, background: '#FFFFFF' } })
    .composite([
      { input: mark, left, top: middle(side) },
      { input: data, left: left + side + gap, top: middle(info.height) },
    ])
    .png()
    .toBuffer()
}

async function share(drawing, path) {
  const { width, height, ground: background } = SHARED
  band ??= await drawBand()
  const above = height - NAMED.band
  const fitted = await drawing
    .resize({ width, height: above, fit: 'contain', background })
    .flatten({ background })
    .png()
    .toBuffer()
  await sharp(fitted)
    .extend({ bottom: NAMED.band, background })
    .composite([{ input: band, left: 0, top: above }])
    .png(PNG)
    .toFile(path)
}

async function render({ name, svg, frame }) {
  const drawn = (width) => sharp(svg, { density: 72 * Math.max(1, (2 * width) / frame.width) }).resize(width)
  await mkdir(`${RENDERED}/${dirname(name)}`, { recursive: true })
  await mkdir(`${RENDERED}/og`, { recursive: true })
  await writeFile(`${RENDERED}/${name}.svg`, svg)
  for (const width of frame.widths) await drawn(width).webp(WEBP).toFile(`${RENDERED}/${name}-${width}.webp`)
  for (const path of sharedOf(name)) await share(drawn(SHARED.width), path)
}

const versionOf = (sources) =>
  createHash('sha256')
    .update(sources.map(({ hash }) => hash).join())
    .digest('hex')
    .slice(0, 8)

const recordOf = (sources) =>
  `${JSON.stringify(Object.fromEntries(sources.map(({ name, hash }) => [name, hash])), null, 2)}\n`

function manifestOf(sources) {
  const used = FRAMES.filter((each) => sources.some(({ frame }) => frame === each))
  const frames = used.map(
    ({ name, width, height, widths }) =>
      `const ${name} = { width: ${width}, height: ${height}, widths: [${widths.join(', ')}] } as const`,
  )
  return [
    '// Written by `npm run art` from art/: each picture’s own size and the widths that it is rendered at. Every step carries',
    '// it to the browser, so it holds one version for all of them.',
    ...frames,
    '',
    `export const ART_VERSION = '${versionOf(sources)}'`,
    '',
    'export const ART = {',
    ...sources.map(({ name, frame }) => `  '${name}': ${frame.name},`),
    '} as const',
    '',
  ].join('\n')
}

async function main() {
  process.chdir(join(import.meta.dirname, '..'))
  const sources = await Promise.all(
    (await filesIn('art'))
      .filter((path) => path.endsWith('.svg'))
      .sort()
      .map(readSource),
  )
  const written = await readFile(MANIFEST, 'utf8').catch(() => '')
  const record = await readFile(RECORD, 'utf8').catch(() => '{}')
  const known = new Map(Object.entries(JSON.parse(record)))
  const there = await filesIn(RENDERED)
  const isFresh = (source) =>
    known.get(source.name) === source.hash && outputsOf(source).every((path) => there.includes(path))
  const stale = sources.filter((source) => !isFresh(source))
  const left = there.filter(
    (path) => path !== PLACEHOLDER && !sources.some((source) => outputsOf(source).includes(path)),
  )
  const isListed = written === manifestOf(sources) && record === recordOf(sources)

  if (process.argv.includes('--check')) {
    const found = [
      ...stale.map(({ name }) => `${name} is not rendered as it is drawn`),
      ...left.map((path) => `${path} has no source`),
      ...(there.includes(PLACEHOLDER) ? [] : [`${PLACEHOLDER} is missing`]),
      ...(isListed ? [] : [`${MANIFEST} is stale`]),
    ]
    for (const each of found) console.error(`${each}: npm run art`)
    process.exitCode = found.length > 0 ? 1 : 0
    return
  }
  for (const source of stale) {
    await render(source)
    console.log(`rendered ${source.name}`)
  }
  await Promise.all(left.map((path) => rm(path)))
  await sharp(Buffer.from(SOFT), { density: 144 }).resize(64).blur(5).webp({ lossless: true }).toFile(PLACEHOLDER)
  await writeFile(RECORD, recordOf(sources))
  await writeFile(MANIFEST, manifestOf(sources))
}

await main()
