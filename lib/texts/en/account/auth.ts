// Errors of signing in and of changing account settings.

export const AUTH_ERRORS = {
  default: 'Something went wrong on our side. Please try again.',
  network: 'We can’t reach our server. Check your connection and try again.',
  phone: 'Enter a 10-digit mobile number, like 98765 43210',
  wrongCode: 'This code is not right. Check the message and enter its 6 digits again.',
  wrongCodes: 'The code was wrong too many times. Ask for a new one.',
  oldCode: 'This code has expired. Ask for a new one.',
  noPassword: 'Enter a password',
  weakPassword:
    'This password is not accepted. Use at least 8 characters, with a small letter, a capital letter, a digit and a symbol like ! or #.',
  taken: 'An account with this number or e-mail address already exists. Sign in instead.',
  takenByOther: 'This number or e-mail address belongs to another account. Sign in to that account, or call us.',
  disabled: 'This account is closed. Please call us.',
  locked:
    'The password was wrong too many times. Sign in with a code, or try again in 15 minutes. If that doesn’t work, try tomorrow.',
  expired: 'This took more than 3 minutes, so we ended the sign-in to keep you safe. Please start again.',
  ended: 'This sign-in has ended. Please start again.',
  wrongPassword: 'The number or the password is not right. Check both, or sign in with a code.',
  wrongOwnPassword: 'This password is not right. Check it, or use a code instead.',
  unconfirmed: 'This number is not confirmed yet. Enter the code from our SMS.',
  reset: 'This account needs a new password. We’ll send you a code to set one.',
  signInAgain: 'You are signed out. Please sign in again.',
  autoSignIn: 'Your account is ready. Please sign in.',
  busy: 'We are still signing you in. One moment.',
  hosted: 'Something went wrong on the sign-in page. Please start again.',
  signOutLate: 'Signing out is taking too long. To be safe, close this window, then try again.',
  devicesOff: 'This site does not keep a list of devices.',
  mfaMethod: 'Choose one of the options',
  phoneUnverified: 'Confirm your mobile number first. We sent you a code.',
  proveFirst: 'First confirm that it’s you. You signed in a while ago.',
  phoneTaken:
    'This number still belongs to an older account. Please call us from this phone. We’ll sort it out, and then you can sign in.',
  later: 'Too many tries in a short time. Please wait a few minutes.',
} as const

/** The name that an authenticator app shows next to its codes. */
export const AUTHENTICATOR_NAME = '[brand]'
