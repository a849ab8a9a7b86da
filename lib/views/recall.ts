/** On the page of a kept visit. `months`: such as `Remind me in 6 months`. */
export type RecallView = { kind: 'offer'; ask: string } | { kind: 'planned'; text: string }

/** The page that a recall's link opens. `stands`: a reminder is still planned. */
export type RecalledView = { reference: string; placeName: string; bookHref: string; stands: boolean }
