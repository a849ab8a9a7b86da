// The codes that prove a phone or an e-mail address, at whatever door one is asked for: how they look, live and end.

export const CODE = { digits: 6, lifeMs: 5 * 60_000, tries: 3 } as const

/** How long a step of a sign-in waits for its answer: Cognito's own default, which Amplify goes by as well. */
export const STEP_MINUTES = 3
