// With --production, code that only tests use counts as unused too.
import process from 'node:process'
import type { KnipConfig } from 'knip'

const isProduction = process.argv.includes('--production')

const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: [
        'server/{main,operate}.ts!',
        // next.config.ts imports it.
        'lib/addresses/storage.ts!',
        'lib/user-pool/triggers/lambda.ts!',
        // Areas of texts are read by name; tests/structure/unused-texts.test.ts finds unused ones.
        'lib/texts/??/**/*.ts!',
        'scripts/*.mjs!',
        'tests/bench/{bench,part-*}.ts',
        'e2e/support/{pooled.ts,sign-in.ts,firefox.mjs}',
      ],
      project: ['{components,flows,lib,pages,server}/**/*.{ts,tsx}!', '{tests,e2e,scripts}/**/*.{ts,tsx,mjs}'],
    },
    // Only the bench installs these packages.
    'tests/bench/peer': { entry: 'server.mjs!' },
  },
  // Tests may import names that the code uses in one file only.
  ignoreExportsUsedInFile: isProduction,
  exclude: ['duplicates'],
  tags: isProduction ? ['-specification'] : [],
  // Fonts are read as files. vite's types come with vitest. Tools load TypeScript 6 by its own name.
  ignoreDependencies: [/^@(fontsource|expo-google-fonts)/, '@typescript/native', 'vite'],
  ignoreBinaries: ['apt-get', 'biome', 'nginx'],
}

export default config
