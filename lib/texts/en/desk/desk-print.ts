// The words of the day on paper.

export const PRINT = {
  title: '{place}, {day}',
  at: 'As it stood at {at}.',
  time: 'Time',
  chair: 'Chair',
  team: 'Team',
  name: 'Name',
  phone: 'Phone',
  address: 'Address',
  what: 'For',
  known: 'To know',
  came: 'Came',
  shred: 'This sheet names patients: shred it at the end of the day.',
} as const
