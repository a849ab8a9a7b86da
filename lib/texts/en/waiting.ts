// The words of who waits for a clinic in their city.

export const WAITING = {
  title: 'We have noted your city',
  line: 'We call you when a [brand] clinic opens there. Until then you are welcome in any of our cities.',
  link: 'Choose another city',
} as const
