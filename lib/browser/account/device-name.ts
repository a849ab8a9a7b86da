const BROWSERS: [RegExp, string][] = [
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bEdgA?\/|Microsoft Edge\//, 'Edge'],
  [/\bOPR\/|Opera\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/Brave\//, 'Brave'],
  [/\b(Google Chrome|Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*Safari\//, 'Safari'],
]
const SYSTEMS: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b|Chrome ?OS/, 'Chromebook'],
  [/\bmac ?OS\b|Macintosh/i, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

const named = (rows: [RegExp, string][], agent: string): string =>
  rows.find(([pattern]) => pattern.test(agent))?.[1] ?? ''

/** `agent` is a user agent or Amplify's list of brands. An unknown part is ''. */
export const readDeviceName = (agent: string): { browser: string; system: string } => ({
  browser: named(BROWSERS, agent),
  system: named(SYSTEMS, agent),
})
