// The one page of questions of a booking that begins at a clinic.
export const CLINIC_START = {
  title: (clinic: string) => `Book at ${clinic}`,
  treatment: 'Treatment',
  choose: 'Choose a treatment',
  priced: (label: string, price: string) => `${label} (${price})`,
  city: 'Where you live',
}
