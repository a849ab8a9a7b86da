export const PHOTO_STRIP = {
  title: 'உங்கள் புகைப்படங்கள்',
  row: 'புகைப்படங்கள்',
  photo: 'புகைப்படம் {n}',
  remove: 'நீக்க',
} as const
