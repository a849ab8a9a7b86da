// What the pages of plain reading have in common: terms, privacy, accessibility.

export const DOCUMENT = {
  contents: 'On this page',
  updated: 'Last changed on {day}.',
  contact: 'How to reach us',
  write: 'Write to',
  call: 'Call',
  post: 'By post:',
} as const
