// The words of signing in, signing up and a forgotten password. Plain, warm, short; no exclamation marks, no blame.

export const SIGN_IN = {
  title: 'Sign in',
  lead: 'Your mobile number is all you need. We send it a code.',
  consent:
    'If you have no account yet, the code makes one for this number. We send nothing else because of it, and the message costs you nothing.',
  privacy: 'How we use your data',
  send: 'Send me a code',
  sending: 'Sending the code…',
  working: 'One moment…',
  usePassword: 'Use a password instead',
  useCode: 'Send me a code instead',
  hosted: 'Sign in another way',
  signUp: 'Make an account with a password',
  goOn: 'Go on without signing in',
  without: {
    title: 'Signing in needs JavaScript',
    line: 'It is switched off in this browser, or it could not be loaded. You can book without an account, and change or cancel with the link in your confirmation.',
    book: 'Book an appointment',
    call: 'Or call us: {phone}',
  },
  known: {
    title: 'You are signed in',
    line: 'This browser is signed in already.',
    button: 'Go on',
    other: 'Sign in with another number',
    lost: 'We could not go on with this sign-in. Sign in again: choose another number, and enter yours.',
  },
  done: { title: 'You are signed in', line: 'One moment, we take you on.', link: 'Go on' },
} as const

export const CODE_SCREEN = {
  title: 'Enter your code',
  sent: 'A code is on its way to {to}. Enter it within 3 minutes.',
  late: 'Our SMS are delayed right now. We keep trying to send a code to {to} for 3 minutes. If it does not come, use your password, try later, or call us.',
  label: '6-digit code',
  hint: 'From our message',
  button: 'Sign in',
  confirm: 'Confirm the number',
  checking: 'Checking…',
  resend: 'Send a new code',
  resendIn: 'You can ask for a new code in {time}',
  resendSoon: {
    one: 'You can ask for a new code in {count} second.',
    other: 'You can ask for a new code in {count} seconds.',
  },
  resendNow: 'You can ask for a new code now.',
  resent: 'A new code is on its way. The one before no longer works.',
  change: 'Change the number',
  wrong: 'This is not the code we sent. Check the message and enter it again',
  wrongLeft: {
    one: 'This is not the code we sent. You have one try left',
    other: 'This is not the code we sent. You have {count} tries left',
  },
  causes: {
    empty: 'Enter the 6 digits of the code',
    letters: 'A code has digits only',
    length: 'A code has 6 digits. Check the message',
  },
  spent: {
    title: 'That code no longer works',
    line: 'It was entered wrongly three times, so we closed it. Nothing else has happened.',
    button: 'Send me a new code',
  },
  expired: {
    title: 'The time for that code ran out',
    line: 'You have 3 minutes to enter a code. Your number is still here: ask for a new one.',
    button: 'Send me a new code',
  },
  tooLate: {
    title: 'That took more than 3 minutes',
    line: 'For safety we begin again. Your number is still here.',
    button: 'Sign in again',
  },
} as const

export const PASSWORD = {
  title: 'Sign in with your password',
  label: 'Password',
  fresh: 'New password',
  show: 'Show',
  hide: 'Hide',
  button: 'Sign in',
  forgot: 'I forgot my password',
  empty: 'Enter your password',
  rules: 'At least 8 characters, with a small letter, a capital letter, a digit and a sign like ! or #',
  causes: {
    empty: 'Enter a password',
    short: 'The password needs at least 8 characters',
    long: 'The password can have at most 256 characters',
    lower: 'The password needs a small letter, like a',
    upper: 'The password needs a capital letter, like A',
    digit: 'The password needs a digit, like 7',
    sign: 'The password needs a sign, like ! or #',
    space: 'The password can’t begin or end with a space',
  },
} as const

export const CHALLENGES = {
  sms: {
    title: 'Enter the code from our SMS',
    lead: 'Your account asks for a second step. A code is on its way to your phone.',
    leadTo: 'Your account asks for a second step. A code is on its way to {to}.',
  },
  totp: {
    title: 'Enter the code of your app',
    lead: 'Your account asks for a second step. Open your authenticator app: it shows a code for [brand].',
    hint: 'The app shows a new one every 30 seconds',
    wrong: 'This is not the code that the app shows now. Wait for the next one and enter it',
  },
  setUp: {
    title: 'Set up your authenticator app',
    lead: 'Your account asks for a second step: a code from an app on your phone.',
    scan: 'Scan this picture with the app',
    picture: 'A QR code for your authenticator app. The key below says the same.',
    key: 'Or type this key into it',
    copy: 'Copy the key',
    copied: 'The key is copied.',
    code: 'Then enter the code that the app shows',
    open: 'Open it in an app on this device',
    button: 'Switch it on and sign in',
    done: 'Your authenticator app is set up. Please sign in with it once more.',
  },
  choice: {
    title: 'How shall we check that it is you?',
    lead: 'Your account asks for a second step.',
    legend: 'Choose one',
    SMS: 'A code by SMS',
    TOTP: 'A code from my authenticator app',
    empty: 'Choose one of the two',
    button: 'Continue',
  },
  newPassword: {
    title: 'Choose a new password',
    lead: 'Your account was opened with a password for one use. Choose one that only you know.',
    button: 'Save and sign in',
  },
  reset: {
    title: 'You need a new password',
    lead: 'Your password was reset. A code is on its way to your number: enter it, and choose a new one.',
  },
  confirm: {
    title: 'Confirm your number',
    lead: 'You began to make an account. Enter the code from our SMS, or ask for a new one.',
  },
} as const

export const SIGN_UP = {
  title: 'Make an account',
  lead: 'See your appointments, change them, and keep your membership in one place.',
  codeInstead: 'You need no password: sign in with a code',
  name: 'Full name',
  email: 'E-mail (optional)',
  emailHint: 'For confirmations and the calendar file',
  emailWrong: 'This does not look like an e-mail address. One looks like name@example.com',
  button: 'Make the account',
  making: 'Making the account…',
  exists:
    'There is an account with this number already, or one is just being made. Sign in, with a code or your password',
  consent: 'By continuing you agree that we keep these details for your account.',
  confirmTitle: 'Confirm your number',
  confirmLead: 'A code is on its way to {phone}. Enter it and you are signed in.',
  linkLead:
    'A message with a link is on its way to {phone}. Open it: this page notices within a few seconds and signs you in, for up to 3 minutes.',
  linkOpened: 'I opened the link',
  linkWaiting: 'Waiting for the link…',
  linkGone: 'The link was not opened within 3 minutes. Your account is there: open the link, then sign in here.',
  confirmed: 'Your number is confirmed. Sign in to go on.',
} as const

export const FORGOT = {
  title: 'Choose a new password',
  lead: 'Enter your mobile number. If there is an account with a password, we send it a code.',
  codeInstead: 'Sign in with a code instead',
  codeTitle: 'Enter the code and a new password',
  codeLead: 'If there is an account for {phone}, a code is on its way. It is valid for 5 minutes.',
  button: 'Save and sign in',
  saving: 'Saving…',
} as const
