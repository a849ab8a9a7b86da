// Texts of the photos that a patient has added.

export const PHOTO_STRIP = {
  title: 'Your photos',
  /** The label of the photos in a summary. */
  row: 'Photos',
  photo: 'Photo {n}',
  remove: 'Remove',
} as const
