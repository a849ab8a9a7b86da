// The words of the list of who may be at the desk.
export const STAFF = {
  title: 'Staff',
  lead: 'Who may be at the front desk. Whoever runs the site adds and removes them.',
  name: 'Name',
  phone: 'Number',
  role: 'Role',
  where: 'Where',
  pin: 'PIN',
  everywhere: 'Everywhere',
  chosen: 'Chosen',
  missing: 'Not chosen yet',
  roles: { desk: 'Desk', manager: 'Manager' },
} as const
