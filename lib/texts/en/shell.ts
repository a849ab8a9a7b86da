// Texts of the shell, which surrounds every page.

export const SHELL = {
  loading: 'Loading',
  offline: 'You’re offline. Nothing you typed is lost.',
  online: 'You’re back online.',
} as const
export const DIALOG = { ok: 'OK', yes: 'Yes', no: 'No' } as const
/** The second is the specification's text, word for word (section 8). */
export const BUTTON = { unreadable: 'Error parsing button text' } as const
/** The caption and the two lines are the specification's (section 2); year and givers are the brand's. */
export const AWARD = {
  proof: 'About this award',
  open: '{caption}. Read more',
  close: 'Close the award',
  hide: 'Hide the award',
} as const
export const CONSENT = {
  title: 'Your privacy choice',
  line: 'Can our partners see which pages and treatments you view? They never see your name.',
  lineWithNumber:
    'Can our partners see which pages and treatments you view, and your mobile number? They never see your name.',
  accept: 'Accept',
  decline: 'Decline',
  more: 'More about this',
  change: 'Change your privacy choice',
} as const
