// The door to Amplify: what asks through it downloads it when it is asked for, and no sooner.

/** The module of everything that Amplify does. Rejects when it can't be fetched: textOf (lib/browser/pool/errors.ts) has the words. */
export const identity = (): Promise<typeof import('@/lib/browser/pool/identity')> =>
  import('@/lib/browser/pool/identity')
