// Texts that the terms, privacy and accessibility pages share.

export const DOCUMENT = {
  contents: 'On this page',
  updated: 'Last changed on {day}.',
  contact: 'Contact us',
  write: 'Write to',
  call: 'Call',
  post: 'By post:',
} as const
