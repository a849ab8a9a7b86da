// The one page of questions of a booking that begins at a clinic.
export const CLINIC_START = {
  title: 'Book at {clinic}',
  time: '{place} · {when}',
  timeStates: {
    free: 'We hold this time for you as soon as you continue. You can still change it then.',
    held: 'This time is held for you.',
    taken: 'Someone else has just taken this time. The nearest free ones:',
    closed: 'This time is no longer on offer. The nearest free ones:',
  },
  nearest: 'The nearest free times',
  treatment: 'Treatment',
  priced: '{label} ({price})',
  hint: '{consultation}. What has a price here is paid at the visit.',
  city: 'Where you live',
} as const
