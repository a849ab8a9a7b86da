// Texts for adding photos of the smile.
import type { Sentences } from '@/flows/causes'

export const PHOTOS = {
  add: 'Add a photo of your smile (optional)',
  line: 'Photos help the dentist prepare. Add up to {most}: JPEG, PNG or WebP, 10 MB each at most. Only you and the team that treats you can see them.',
  choose: 'Choose photos',
  take: 'Take a photo',
  send: 'Add these photos',
  count: '{n} of {most} photos added.',
  full: 'To add another, remove one first.',
  sending: 'Sending photo',
  cancel: 'Cancel',
  lost: 'The photo wasn’t sent. We’ll try again when you’re back online.',
  again: 'Try again',
  waiting: 'We’ll continue as soon as your photo is sent.',
  without: 'Continue without it',
  causes: {
    photos: {
      kind: 'This is not a JPEG, PNG or WebP photo. Choose another one',
      heic: 'We can’t open this kind of photo (HEIC). Take a new photo here, or choose another one',
      broken: 'We can’t open this photo. Choose another one',
      large: 'This photo is too large. Choose one of 10 MB or less',
      pixels: 'This photo has too many pixels, or is too long and narrow. Choose another one, or take one here',
      many: 'You can add up to 3 photos. Remove one to add another',
      often: 'Too many photos were sent from here in the last hour. Continue without them, and bring them along',
      busy: 'We can’t receive photos right now. Try again in a minute, or continue without them',
    },
  } satisfies Sentences<'photos'>,
} as const
