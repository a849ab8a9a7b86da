// Texts that the terms, privacy and accessibility pages share.

export const DOCUMENT = {
  contents: 'On this page',
  /** In every language but English. */
  translated: 'This is a translation. If it differs from the English version, the English version counts.',
  updated: 'Last changed on {day}.',
  contact: 'Contact us',
  write: 'Write to',
  call: 'Call',
  post: 'By post:',
} as const
