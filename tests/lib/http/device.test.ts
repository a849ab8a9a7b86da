import { expect, test } from 'vitest'
import { deviceOf } from '@/lib/http/device'

test.each([
  [
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36',
    'phone',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    'phone',
  ],
  ['Mozilla/5.0 (Mobile; LYF/F90M; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5', 'phone'],
  ['Opera/9.80 (J2ME/MIDP; Opera Mini/7.1/191.306; U; en) Presto/2.12 Version/12.16', 'phone'],
  [
    'Mozilla/5.0 (Linux; Android 13; SM-X200) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36',
    'tablet',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 Version/12.1 Mobile/15E148 Safari/604.1',
    'tablet',
  ],
  ['Mozilla/5.0 (Android 13; Tablet; rv:130.0) Gecko/130.0 Firefox/130.0', 'tablet'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36',
    'computer',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', 'computer'],
  ['', null],
  [undefined, null],
])('the user agent %j is a %s', (agent, device) => {
  expect(deviceOf(agent)).toBe(device)
})
