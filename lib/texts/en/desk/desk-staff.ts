// The texts of the list of the desk's staff.
export const STAFF = {
  title: 'Staff',
  lead: 'These people can use the front desk. The site operator adds and removes staff.',
  name: 'Name',
  phone: 'Phone',
  role: 'Role',
  where: 'Clinics',
  pin: 'PIN',
  everywhere: 'All clinics',
  chosen: 'Chosen',
  missing: 'Not chosen yet',
  roles: { desk: 'Desk', manager: 'Manager' },
} as const
