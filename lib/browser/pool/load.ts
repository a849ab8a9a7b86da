/** Downloads Amplify on first use. Rejects if that fails; lib/browser/pool/errors.ts has the text. */
export const identity = (): Promise<typeof import('@/lib/browser/pool/identity')> =>
  import('@/lib/browser/pool/identity')
