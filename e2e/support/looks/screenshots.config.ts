// `npm run screenshots` writes every screen at three widths into screenshots/, which git ignores. It is not part of
// the tests.
import { defineConfig } from '@playwright/test'
import config from '../../../playwright.config'

export default defineConfig({ ...config, testDir: '.', testMatch: 'screenshots.ts', reporter: 'dot' })
