export const CODE = { digits: 6, lifeMs: 5 * 60_000, tries: 3 } as const

/** Time to answer a step of a sign-in: Cognito's default, and Amplify relies on it. */
export const STEP_MINUTES = 3
