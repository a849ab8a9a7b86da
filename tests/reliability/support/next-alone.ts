// The same site with every page answered by Next itself: what lib/documents has to write byte for byte.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { afterAll } from 'vitest'
import { type Site, startSite, type Variables } from '@/tests/reliability/support/site-process'

/** Beside the site's own bundle, where its packages are found. */
const BUNDLE = join('.next', 'start', 'next-alone.mjs')
const NOTHING = 'export const openDocuments = async () => async () => false'
const START = `
  import { checkEnvironment, serve } from '@/process/main'
  await serve({ dev: false, settings: await checkEnvironment(), built: Promise.resolve() })
`

/** Starts it, as startSite does, on the build that is there. */
export async function startNextAlone(variables: Variables): Promise<Site> {
  afterAll(() => rmSync(BUNDLE, { force: true }))
  await build({
    stdin: { contents: START, resolveDir: process.cwd(), loader: 'ts' },
    outfile: BUNDLE,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    jsx: 'automatic',
    plugins: [
      {
        name: 'next alone',
        setup(of) {
          of.onResolve({ filter: /^@\/lib\/documents\/serve$/ }, () => ({ path: 'nothing', namespace: 'nothing' }))
          of.onLoad({ filter: /.*/, namespace: 'nothing' }, () => ({ contents: NOTHING }))
        },
      },
    ],
  })
  return startSite({ ...variables, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }, BUNDLE)
}
