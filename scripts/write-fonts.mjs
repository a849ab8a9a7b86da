// `npm run font` cuts Figtree down to the characters and weights that the site uses. Noto Sans stays whole, because an Indian
// script composes its letters from others.
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import process from 'node:process'
import subsetFont from 'subset-font'
import { importTypeScript } from './import-typescript.mjs'

process.chdir(join(import.meta.dirname, '..'))
const { resolve } = createRequire(import.meta.url)
const { fontOf, NOTO, SCRIPTS, sheetOf, WEIGHTS } = await importTypeScript(`export * from '@/lib/addresses/fonts'`)
const inPublic = (address) => join('public', address)

const ASCII = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('')
const SIGNS = '₹–—‘’“”…·×°é✓'

async function cutFigtree() {
  const whole = await readFile(resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'))
  const variationAxes = { wght: { min: 400, max: 700 } }
  const subset = await subsetFont(whole, ASCII + SIGNS, { targetFormat: 'woff2', variationAxes })
  await writeFile(inPublic('/fonts/figtree.woff2'), subset)
  const bold = await subsetFont(whole, ASCII, { targetFormat: 'truetype', variationAxes: { wght: 700 } })
  await writeFile(inPublic('/fonts/figtree-700.ttf'), bold)
  console.log(`Figtree: ${subset.length} of ${whole.length} bytes`)
}

/** The letters join the family Noto Sans. A font that comes too late waits for the next page, so that no line moves. */
const faceOf = (script, { weight, drawn }, range) => `@font-face {
  font-family: 'Noto Sans';
  font-style: normal;
  font-weight: ${drawn};
  font-display: optional;
  src: url('${fontOf(script, weight)}') format('woff2');
  unicode-range: ${range.replaceAll(',', ', ')};
}
`

async function copyNoto(script) {
  const from = `@fontsource/noto-sans-${script}`
  const ranges = JSON.parse(await readFile(resolve(`${from}/unicode.json`), 'utf8'))
  const faces = WEIGHTS.map((each) => faceOf(script, each, ranges[script]))
  await writeFile(inPublic(sheetOf(script)), faces.join('\n'))
  for (const { weight } of WEIGHTS)
    await copyFile(
      resolve(`${from}/files/noto-sans-${script}-${script}-${weight}-normal.woff2`),
      inPublic(fontOf(script, weight)),
    )
  return readFile(resolve(`${from}/LICENSE`), 'utf8')
}

await mkdir(inPublic(NOTO), { recursive: true })
await cutFigtree()
const [license, ...others] = await Promise.all([...new Set(Object.values(SCRIPTS))].map(copyNoto))
const copyrights = others.map((each) => each.slice(0, each.indexOf('\n') + 1))
await writeFile(inPublic(`${NOTO}/LICENSE`), copyrights.join('') + license)
