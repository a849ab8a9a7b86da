export const PHOTO_STRIP = {
  title: 'तुमचे फोटो',
  row: 'फोटो',
  photo: 'फोटो {n}',
  remove: 'काढून टाका',
} as const
