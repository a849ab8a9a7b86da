export const PHOTO_STRIP = {
  title: 'ನಿಮ್ಮ ಫೋಟೋಗಳು',
  row: 'ಫೋಟೋಗಳು',
  photo: 'ಫೋಟೋ {n}',
  remove: 'ತೆಗೆದುಹಾಕಿ',
} as const
