// Texts of signing in, signing up and a forgotten password. No exclamation marks, no blame.

export const SIGN_IN = {
  title: 'Sign in',
  lead: 'Enter your mobile number. We’ll text you a code.',
  consent:
    'No account yet? We’ll create one when you enter the code. We text you only codes and messages about your appointments. The SMS is free for you.',
  privacy: 'How we use your data',
  send: 'Send me a code',
  sending: 'Sending the code…',
  working: 'One moment…',
  usePassword: 'Use a password instead',
  useCode: 'Send me a code instead',
  hosted: 'Sign in on a separate page',
  signUp: 'Create an account with a password',
  goOn: 'Continue without signing in',
  without: {
    title: 'Signing in needs JavaScript',
    line: 'JavaScript is turned off in this browser, or did not load. You can book without an account, and change or cancel with the link in our SMS.',
    book: 'Book an appointment',
    call: 'Or call us: {phone}',
  },
  known: {
    title: 'You are signed in',
    line: 'This browser is signed in already.',
    button: 'Continue',
    other: 'Sign in with another number',
    lost: 'We could not finish signing you in. Tap “Sign in with another number” and enter your own number again.',
  },
  done: { title: 'You are signed in', line: 'One moment, we’re taking you there.', link: 'Continue' },
} as const

export const CODE_SCREEN = {
  title: 'Enter your code',
  sent: 'A code is on its way to {to}. Enter it within 3 minutes.',
  late: 'Our SMS are delayed right now. We’ll keep trying to send a code to {to} for 3 minutes. If it doesn’t come, use your password, try later, or call us.',
  label: '6-digit code',
  hint: 'From our SMS',
  button: 'Sign in',
  confirm: 'Confirm number',
  checking: 'Checking…',
  resend: 'Send a new code',
  resendIn: 'You can ask for a new code in {time}',
  resendSoon: {
    one: 'You can ask for a new code in {count} second.',
    other: 'You can ask for a new code in {count} seconds.',
  },
  resendNow: 'You can ask for a new code now.',
  resent: 'A new code is on its way. The old one no longer works.',
  change: 'Change number',
  wrong: 'This code is not right. Check our SMS and enter it again',
  wrongLeft: {
    one: 'This code is not right. You have one try left',
    other: 'This code is not right. You have {count} tries left',
  },
  causes: {
    empty: 'Enter the 6 digits of the code',
    letters: 'Enter digits only',
    length: 'Enter all 6 digits. Check our SMS',
  },
  spent: {
    title: 'That code no longer works',
    line: 'The code was wrong three times, so we cancelled it to keep you safe. Nothing else has changed.',
    button: 'Send me a new code',
  },
  expired: {
    title: 'Your code has expired',
    line: 'You have 3 minutes to enter a code. We’ve kept your number, so just ask for a new code.',
    button: 'Send me a new code',
  },
  tooLate: {
    title: 'That took more than 3 minutes',
    line: 'To keep you safe, please start again. We’ve kept your number.',
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
  rules: 'At least 8 characters, with a small letter, a capital letter, a digit and a symbol like ! or #',
  causes: {
    empty: 'Enter a password',
    short: 'The password needs at least 8 characters',
    long: 'The password can have at most 256 characters',
    lower: 'The password needs a small letter, like a',
    upper: 'The password needs a capital letter, like A',
    digit: 'The password needs a digit, like 7',
    sign: 'The password needs a symbol, like ! or #',
    space: 'The password can’t begin or end with a space',
  },
} as const

export const CHALLENGES = {
  sms: {
    title: 'Enter the code from our SMS',
    lead: 'One more step to sign in. A code is on its way to your phone.',
    leadTo: 'One more step to sign in. A code is on its way to {to}.',
  },
  totp: {
    title: 'Enter the code from your app',
    lead: 'One more step to sign in. Open your authenticator app and find the code for [brand].',
    hint: 'The app shows a new one every 30 seconds',
    wrong: 'This is not the code in your app now. Wait for the next code and enter it',
  },
  setUp: {
    title: 'Set up your authenticator app',
    lead: 'One more step to sign in: a code from an app on your phone.',
    scan: 'Scan this picture with the app',
    picture: 'QR code for your authenticator app. You can also type the key below.',
    key: 'Or type this key into the app',
    copy: 'Copy the key',
    copied: 'Key copied.',
    code: 'Then enter the code from the app',
    open: 'Open in an app on this device',
    button: 'Turn on and sign in',
    done: 'Your authenticator app is set up. Please sign in again, with a code from the app.',
  },
  choice: {
    title: 'How should we check that it’s you?',
    lead: 'One more step to sign in.',
    legend: 'Choose one',
    SMS: 'A code by SMS',
    TOTP: 'A code from my authenticator app',
    empty: 'Choose one of the two',
    button: 'Continue',
  },
  newPassword: {
    title: 'Choose a new password',
    lead: 'Your account has a temporary password. Choose a new one that only you know.',
    button: 'Save and sign in',
  },
  reset: {
    title: 'You need a new password',
    lead: 'Your password was reset. A code is on its way to your number. Enter it and choose a new password.',
  },
  confirm: {
    title: 'Confirm your number',
    lead: 'You started creating an account. Enter the code from our SMS, or ask for a new one.',
  },
} as const

export const SIGN_UP = {
  title: 'Create an account',
  lead: 'See and change your appointments, and keep your membership in one place.',
  codeInstead: 'No password needed: sign in with a code',
  name: 'Full name',
  email: 'E-mail (optional)',
  emailHint: 'For confirmations and calendar entries',
  emailWrong: 'Enter an e-mail address, like name@example.com',
  button: 'Create account',
  making: 'Creating your account…',
  exists: 'This number may already have an account. Sign in with a code or your password',
  consent: 'By continuing, you agree that we keep these details for your account.',
  confirmTitle: 'Confirm your number',
  confirmLead: 'A code is on its way to {phone}. Enter it to sign in.',
  linkLead:
    'A message with a link is on its way to {phone}. Open the link within 3 minutes, and this page will sign you in.',
  linkOpened: 'I opened the link',
  linkWaiting: 'Waiting for the link…',
  linkGone: 'We stopped waiting for the link. You can still open it. Then sign in here.',
  confirmed: 'Your number is confirmed. Sign in to continue.',
} as const

export const FORGOT = {
  title: 'Choose a new password',
  lead: 'Enter your mobile number. If it has an account, we’ll text you a code.',
  codeInstead: 'Sign in with a code instead',
  codeTitle: 'Enter the code and a new password',
  codeLead: 'If there is an account for {phone}, a code is on its way. It is valid for 5 minutes.',
  button: 'Save and sign in',
  saving: 'Saving…',
} as const
