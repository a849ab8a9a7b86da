// `npm run screenshots` writes every screen in every language into screenshots/, which git ignores. With
// `-- --grep @ta` it writes one language. It is not part of the tests.
import { defineConfig } from '@playwright/test'
import config from '../../../playwright.config'

export default defineConfig({ ...config, testDir: '.', testMatch: 'screenshots.ts', reporter: 'dot' })
