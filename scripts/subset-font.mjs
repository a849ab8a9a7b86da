// `npm run font` cuts the font down to the characters and weights that the site uses.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'

const SOURCE = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'
const SUBSET = join(import.meta.dirname, '..', 'public', 'fonts', 'figtree.woff2')
const ASCII = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('')
const SIGNS = '₹–—‘’“”…·×°é✓'

const whole = await readFile(createRequire(import.meta.url).resolve(SOURCE))
const variationAxes = { wght: { min: 400, max: 700 } }
const subset = await subsetFont(whole, ASCII + SIGNS, { targetFormat: 'woff2', variationAxes })
await mkdir(dirname(SUBSET), { recursive: true })
await writeFile(SUBSET, subset)
console.log(`${SUBSET}: ${subset.length} of ${whole.length} bytes`)
