// The door to Amplify: what asks through it downloads it when it is asked for, and no sooner.

/** The module of everything that Amplify does. Rejects when it can't be fetched: textOf (lib/auth/errors.ts) has the words. */
export const identity = (): Promise<typeof import('@/lib/auth/identity')> => import('@/lib/auth/identity')
