// The words of what is changed in the account with JavaScript: e-mail, mobile number, password, sign-in codes, devices.

export const CHANGES = {
  save: 'Save',
  cancel: 'Cancel',
  change: 'Change',
  code: 'Code',
  codeHint: '6 digits. It works for five minutes.',
  codeButton: 'Confirm',
  resend: 'Send a new code',
  resent: 'A new code is on its way.',
  signIn: 'Sign in',
} as const

export const PROVE = {
  byCode: 'Send a code to {phone}',
  byPassword: 'Use my password instead',
  code: 'A code is on its way to {phone}, the number that you sign in with.',
} as const

export const EMAIL = {
  prove:
    'First show again that it is you. You signed in a while ago, and nobody else should be able to change your address.',
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
  removeLine: 'To have it here again, it is confirmed by a code once more.',
  removed: 'Your e-mail address is removed.',
} as const

export const PHONE = {
  title: 'Mobile number',
  line: 'You sign in with this number, and we send messages about your appointments to it.',
  change: 'Change the number',
  prove: 'First show that it is you, so that nobody else can take your account to another number.',
  label: 'New mobile number',
  send: 'Send a code to the new number',
  newCode: 'A code is on its way to {phone}. Enter it to make this your number.',
  saved: 'Your mobile number is changed. Sign in with it from now on.',
} as const

export const PASSWORD = {
  title: 'Password',
  line: 'You can always sign in with a code by SMS. A password is a second way.',
  set: 'Set a password by code',
  change: 'Change it with my old password',
  setLine: 'The code is for your first password, or if you have forgotten yours.',
  old: 'Your password now',
  sent: 'A code is on its way to your mobile number. Enter it with the new password.',
  saved: 'Your password is saved.',
} as const

export const MFA = {
  title: 'Two-step sign-in',
  line: 'After your password you are also asked for a code, so that the password alone opens nothing. A sign-in by a code to your mobile number asks for no second one: whoever has your phone number gets in.',
  off: 'Two-step sign-in is off.',
  sms: 'Code by SMS',
  smsLine: 'Sent to your mobile number.',
  totp: 'Authenticator app',
  totpLine: 'An app on your phone shows a new code every 30 seconds, without a network too.',
  isOn: 'On',
  isPreferred: 'On, asked first',
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  nameOf: ' {method}',
  prefer: 'Ask for it first',
  setUp: 'Set up',
  saved: 'Two-step sign-in is changed.',
} as const

export const DEVICES = {
  title: 'Devices',
  line: 'Phones and computers that signed in to your account.',
  none: 'No device is remembered.',
  here: 'This device',
  lastUsed: 'Last used on {day}',
  notRemembered: 'Not remembered',
  remember: 'Remember this device',
  remembered: 'This device is remembered.',
  forget: 'Forget',
  forgetOf: ' {device}',
  forgotten: 'The device is forgotten.',
  asked: 'Forget this device?',
  askedHere: '{device} is no longer remembered and has to prove itself at the next sign-in.',
  askedLine: '{device} is signed out, and has to prove itself at the next sign-in.',
  again: 'Try again',
  unknown: 'A device',
  named: '{browser} on {system}',
} as const

export const LEAVE = {
  title: 'Sign out',
  here: 'Sign out on this device',
  everywhere: 'Sign out everywhere',
  everywhereLine: 'If a phone is lost, or you are signed in somewhere that is not yours.',
  everywhereAsked: 'Sign out everywhere?',
  everywhereMessage: 'You are signed out on every phone and computer, on this one too.',
  deleteTitle: 'Delete the account',
  deleteLine: 'What becomes of your data:',
  deleteList: [
    'Your sign-in, name, e-mail address, devices, membership, invitations and requests for a call are erased at once and for good.',
    'Records of treatment stay with the clinic for three years, as the law on medical records asks, and past appointments with them.',
    'Appointments ahead of you stay booked. Their links are closed: call us to change or cancel them.',
  ],
  delete: 'Delete my account',
  deleteAsked: 'Delete your account for good?',
  deleteMessage:
    'Your membership and what is left of its benefits are lost. Appointments ahead of you stay booked, but their links close: cancel them first, or call us later. Records of treatment stay for three years, as the law asks. This can’t be taken back.',
  failed: 'That did not work',
  failedLine: 'Check your connection and try again.',
} as const
