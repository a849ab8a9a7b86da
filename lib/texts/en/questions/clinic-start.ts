// The one page of questions of a booking that begins at a clinic.
export const CLINIC_START = {
  title: 'Book at {clinic}',
  treatment: 'Treatment',
  choose: 'Choose a treatment',
  priced: '{label} ({price})',
  hint: '{consultation}. What has a price here is paid at the visit.',
  city: 'Where you live',
} as const
