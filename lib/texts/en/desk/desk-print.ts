// The texts of the printed day sheet.

export const PRINT = {
  title: '{place}, {day}',
  at: 'Updated {at}.',
  time: 'Time',
  chair: 'Chair',
  team: 'Team',
  name: 'Name',
  phone: 'Phone',
  address: 'Address',
  what: 'Treatment',
  known: 'Remarks',
  came: 'Status',
  shred: 'This sheet has patients’ details. Shred it at the end of the day.',
} as const
