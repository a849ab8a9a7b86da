// Texts of account changes with JavaScript: e-mail, mobile number, password, two-step sign-in, devices.

export const CHANGES = {
  save: 'Save',
  cancel: 'Cancel',
  change: 'Change',
  code: 'Code',
  codeHint: '6 digits, valid for 5 minutes',
  codeButton: 'Confirm',
  resend: 'Send a new code',
  resent: 'A new code is on its way.',
  signIn: 'Sign in',
} as const

export const PROVE = {
  byCode: 'Send a code to {phone}',
  byPassword: 'Use my password instead',
  code: 'A code is on its way to {phone}, the number you sign in with.',
} as const

export const EMAIL = {
  prove:
    'First confirm that it’s you. You signed in a while ago, and we want to make sure nobody else changes your e-mail address.',
  title: 'E-mail',
  none: 'No e-mail address. Messages about your appointments come by SMS.',
  add: 'Add an e-mail address',
  unverified: 'not confirmed yet',
  confirm: 'Confirm it',
  label: 'E-mail address',
  empty: 'Enter an e-mail address, like name@example.in',
  send: 'Send me a code',
  sent: 'A code is on its way to {email}. Enter it to confirm that the address is yours.',
  saved: 'Your e-mail address is confirmed.',
  remove: 'Remove',
  removeHeader: 'Remove your e-mail address?',
  removeLine: 'If you add it again later, you’ll need a new code to confirm it.',
  removed: 'Your e-mail address has been removed.',
} as const

export const PHONE = {
  title: 'Mobile number',
  line: 'You sign in with this number, and we text it about your appointments.',
  change: 'Change number',
  prove: 'First confirm that it’s you, so nobody else can move your account to another number.',
  label: 'New mobile number',
  send: 'Send a code to the new number',
  newCode: 'A code is on its way to {phone}. Enter it to start using this number.',
  saved: 'Your mobile number is changed. Sign in with it from now on.',
} as const

export const PASSWORD = {
  title: 'Password',
  line: 'You can always sign in with a code by SMS. A password is another way.',
  set: 'Set password with a code',
  change: 'Change with current password',
  setLine: 'Use a code to set your first password, or if you forgot yours.',
  old: 'Current password',
  sent: 'A code is on its way to your mobile number. Enter it with your new password.',
  saved: 'Your password is saved.',
} as const

export const MFA = {
  title: 'Two-step sign-in',
  line: 'When this is on, we ask for a code too after your password. If you sign in with an SMS code, there is no second step, so keep your phone safe.',
  off: 'Two-step sign-in is off.',
  sms: 'Code by SMS',
  smsLine: 'Sent to your mobile number.',
  totp: 'Authenticator app',
  totpLine: 'An app on your phone shows a new code every 30 seconds, even offline.',
  isOn: 'On',
  isPreferred: 'On, used first',
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  nameOf: ' {method}',
  prefer: 'Use this one first',
  setUp: 'Set up',
  saved: 'Two-step sign-in is updated.',
} as const

export const DEVICES = {
  title: 'Devices',
  line: 'Phones and computers that signed in to your account.',
  none: 'No devices yet',
  here: 'This device',
  lastUsed: 'Last used on {day}',
  notRemembered: 'Not remembered',
  remember: 'Remember this device',
  remembered: 'This device is remembered.',
  forget: 'Forget',
  forgetOf: ' {device}',
  forgotten: 'Device forgotten',
  asked: 'Forget this device?',
  askedHere: '{device} won’t be remembered. We’ll check it again at your next sign-in.',
  askedLine: '{device} will be signed out. We’ll check it again at the next sign-in.',
  again: 'Try again',
  unknown: 'A device',
  named: '{browser} on {system}',
} as const

export const LEAVE = {
  title: 'Sign out',
  here: 'Sign out on this device',
  everywhere: 'Sign out everywhere',
  everywhereLine: 'Lost a phone, or signed in on someone else’s device? Sign out everywhere.',
  everywhereAsked: 'Sign out everywhere?',
  everywhereMessage: 'You’ll be signed out on every phone and computer, including this one.',
  deleteTitle: 'Delete account',
  deleteLine: 'What happens to your data:',
  deleteList: [
    'Your sign-in, name, e-mail address, devices,[membership| membership,] invitations and call requests are erased at once. You can’t get them back.',
    'The clinic keeps treatment records and past appointments for three years, as the law on medical records requires.',
    'Upcoming appointments stay booked, but their links stop working. To change or cancel them, call us.',
  ],
  delete: 'Delete my account',
  deleteAsked: 'Delete your account forever?',
  deleteMessage:
    '[membership|You’ll lose your membership and the benefits you have left. ]Upcoming appointments stay booked, but their links stop working: cancel them first, or call us later. The law requires us to keep treatment records for three years. You can’t undo this.',
  failed: 'That didn’t work',
  failedLine: 'Check your connection and try again.',
} as const
