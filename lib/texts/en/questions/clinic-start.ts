// The only page of questions when a booking begins at a clinic’s page.
export const CLINIC_START = {
  title: 'Book at {clinic}',
  time: '{place} · {when}',
  timeStates: {
    free: 'We’ll hold this time for you when you continue. You can still change it then.',
    held: 'This time is held for you.',
    taken: 'Someone else has just taken this time. Nearest available times:',
    closed: 'This time is no longer available. Nearest available times:',
  },
  nearest: 'Nearest available times',
  treatment: 'Treatment',
  priced: '{label} ({price})',
  hint: '{consultation} If a price is shown, you pay it at the visit.',
  city: 'Your city',
} as const
