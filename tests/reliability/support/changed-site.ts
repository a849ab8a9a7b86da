// The same site with a module of its own changed, on the build that is there.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { afterAll } from 'vitest'
import { type Site, startSite, type Variables } from '@/tests/reliability/support/site-process'

const START = `
  import { checkEnvironment, serve } from '@/process/main'
  await serve({ dev: false, settings: await checkEnvironment(), built: Promise.resolve() })
`

export type Change = { name: string; module: string; code: string }

/** Every page is answered by Next itself: what lib/documents has to write byte for byte. */
export const NEXT_ALONE: Change = {
  name: 'next-alone',
  module: '@/lib/documents/serve',
  code: 'export const openDocuments = async () => async () => false',
}

/** One page fails while it is rendered. */
export const MEMBERSHIP_FAILS: Change = {
  name: 'membership-fails',
  module: '@/lib/documents/render',
  code: `
    import { renderDocument as own } from './lib/documents/render.tsx'
    export function renderDocument(build, view) {
      if (view.page.path === '/membership') throw new Error('made to fail')
      return own(build, view)
    }
  `,
}

/** Starts it, as startSite does. */
export async function startChanged({ name, module, code }: Change, variables: Variables): Promise<Site> {
  // Beside the site's own bundle, where its packages are found.
  const outfile = join('.next', 'start', `${name}.mjs`)
  afterAll(() => rmSync(outfile, { force: true }))
  await build({
    stdin: { contents: START, resolveDir: process.cwd(), loader: 'ts' },
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    jsx: 'automatic',
    plugins: [
      {
        name,
        setup(of) {
          const filter = new RegExp(`^${module}$`)
          of.onResolve({ filter }, () => ({ path: name, namespace: 'changed' }))
          of.onLoad({ filter: /.*/, namespace: 'changed' }, () => ({ contents: code, resolveDir: process.cwd() }))
        },
      },
    ],
  })
  return startSite({ ...variables, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }, outfile)
}
