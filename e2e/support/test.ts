// Each test comes from a network of its own, in the header that a proxy in front of the site would set.
import { test as base } from '@playwright/test'

let connected = 0

export const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are asked for from the pattern
  extraHTTPHeaders: async ({}, use, { workerIndex }) => {
    connected += 1
    await use({ 'x-forwarded-for': `10.${workerIndex % 256}.${connected >> 8}.${connected & 255}` })
  },
})
