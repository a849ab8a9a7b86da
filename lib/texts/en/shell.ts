// The words of the shell: what stands on every page around its own content.

export const SHELL = {
  loading: 'Loading',
  offline: 'You are offline. What you typed stays here.',
  online: 'You are online again.',
} as const
export const DIALOG = { ok: 'OK', yes: 'Yes', no: 'No' } as const
/** The second is the specification's text, word for word (section 8). */
export const BUTTON = { unreadable: 'Error parsing button text' } as const
/** The caption and the two lines are the specification's (section 2); year and givers are the brand's. */
export const AWARD = {
  caption: 'Best dental chain in the south, {year}',
  chainOfTheYear: '{newspaper}: dental chain of the year',
  pioneer: '{forum}: Technology Pioneer',
  proof: 'Read who gave it, and for what',
  open: '{caption}. Read more',
  close: 'Close the award',
  hide: 'Hide the award',
} as const
export const CONSENT = {
  title: 'Your choice about measuring',
  line: 'May our partners see which pages and treatments you look at? Never your name.',
  lineWithNumber:
    'May our partners see which pages and treatments you look at, and your mobile number? Never your name.',
  accept: 'Accept',
  decline: 'Decline',
  more: 'More about this',
  change: 'Change your measuring choice',
} as const
