export const PHOTO_STRIP = {
  title: 'మీ ఫోటోలు',
  row: 'ఫోటోలు',
  photo: 'ఫోటో {n}',
  remove: 'తీసేయండి',
} as const
