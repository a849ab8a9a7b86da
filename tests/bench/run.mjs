// `npm run bench` measures the site beside yardsticks and prints ratios. `npm run bench -- slots load` runs these
// parts only; `npm run bench -- slots 10000000` sets the number of appointments. The site is copied to a temporary
// folder, built and served there, so that this folder's build is untouched.
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const root = join(import.meta.dirname, '..', '..')
process.chdir(root)
const scratch = mkdtempSync(join(tmpdir(), 'muthu-bench-'))
process.once('exit', () => rmSync(scratch, { recursive: true, force: true, maxRetries: 5 }))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))

// Code in the temporary folder finds its packages through this link.
symlinkSync(join(root, 'node_modules'), join(scratch, 'node_modules'))
const outfile = join(scratch, 'bench.mjs')
await build({
  entryPoints: ['tests/bench/bench.ts'],
  outfile,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  logLevel: 'error',
})
const { runBench } = await import(pathToFileURL(outfile).href)
process.exit(await runBench(process.argv.slice(2), scratch))
