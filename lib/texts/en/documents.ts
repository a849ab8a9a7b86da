// What the pages of plain reading have in common: terms, privacy, accessibility.

export const DOCUMENT = {
  contents: 'On this page',
  updated: 'Last changed on 21 November 2026.',
  contact: 'How to reach us',
  write: 'Write to',
  call: 'Call',
  post: 'By post:',
} as const
