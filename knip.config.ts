// Nothing stands here that nobody uses: files, exports, packages. With --production what tests alone use counts as unused too,
// as code of the product that is there for them.
import process from 'node:process'
import type { KnipConfig } from 'knip'

const isProduction = process.argv.includes('--production')

const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: [
        'server/{main,operate}.ts!',
        // next.config.ts asks it for a host.
        'lib/addresses/storage.ts!',
        'lib/user-pool/triggers/lambda.ts!',
        // Words are read by the names of their areas: tests/structure/unused-texts.test.ts finds those that nobody reads.
        'lib/texts/en/**/*.ts!',
        'scripts/*.mjs!',
        'tests/bench/{bench,part-*}.ts',
        'e2e/support/{pooled.ts,sign-in.ts,firefox.mjs}',
      ],
      project: ['{components,flows,lib,pages,server}/**/*.{ts,tsx}!', '{tests,e2e,scripts}/**/*.{ts,tsx,mjs}'],
    },
    // Installed by the bench alone, with what its packages name as their peers.
    'tests/bench/peer': { entry: 'server.mjs!' },
  },
  // A test may look at what a file keeps for itself.
  ignoreExportsUsedInFile: isProduction,
  // Two names of one thing are no fault.
  exclude: ['duplicates'],
  // Named by the specification, and met by no walk yet.
  tags: isProduction ? ['-specification'] : [],
  // The font's source is read as a file; vite's types come with vitest. TypeScript 7 is `tsc`; tools call TypeScript 6 by its name.
  ignoreDependencies: ['@fontsource-variable/figtree', '@typescript/native', 'vite'],
  ignoreBinaries: ['apt-get', 'nginx'],
}

export default config
