// The words of photos that are there, wherever they are seen.

export const PHOTO_STRIP = {
  title: 'Your photos',
  /** What they are called where answers are shown. */
  row: 'Photos',
  photo: 'Photo {n}',
  remove: 'Remove',
} as const
