export const PHOTO_STRIP = {
  title: 'നിങ്ങളുടെ ഫോട്ടോകൾ',
  row: 'ഫോട്ടോകൾ',
  photo: 'ഫോട്ടോ {n}',
  remove: 'ഒഴിവാക്കുക',
} as const
