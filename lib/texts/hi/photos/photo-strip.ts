export const PHOTO_STRIP = {
  title: 'आपकी फ़ोटो',
  row: 'फ़ोटो',
  photo: 'फ़ोटो {n}',
  remove: 'हटाएँ',
} as const
