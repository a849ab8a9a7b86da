// The words of adding photos of the smile.
import type { Sentences } from '@/flows/causes'

export const PHOTOS = {
  add: 'Add a photo of your smile (optional)',
  line: 'It helps the dentist to prepare. Up to {most} photos, JPEG, PNG or WebP, of at most 10 MB each. You and the clinic see them, nobody else.',
  choose: 'Choose photos',
  take: 'Take a photo',
  send: 'Add these photos',
  count: '{n} of {most} photos added.',
  full: 'That is all: remove one to add another.',
  sending: 'Sending photo',
  cancel: 'Cancel',
  lost: 'The photo did not get through. It is tried again when there is a network.',
  again: 'Try again',
  waiting: 'We go on as soon as your photo is there.',
  without: 'Go on without it',
  causes: {
    photos: {
      kind: 'This is no JPEG, PNG or WebP picture: choose another photo',
      heic: 'Photos of the kind HEIC can’t be read here: choose a JPEG, or take a new photo',
      broken: 'This picture can’t be opened: choose another photo',
      large: 'This photo is too large: choose one of at most 10 MB',
      pixels: 'This picture has too many pixels, or is too long and narrow: choose another photo, or take one here',
      many: 'Up to 3 photos can be added: remove one to add another',
      often: 'Many photos were sent from here in the last hour: go on without, and bring them along',
      busy: 'We can’t take in photos just now: try again in a minute, or go on without',
    },
  } satisfies Sentences<'photos'>,
} as const
