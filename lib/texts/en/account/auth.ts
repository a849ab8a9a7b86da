// What a patient is told when signing in, or a setting of the account, went wrong.

export const AUTH_ERRORS = {
  default: 'Something went wrong on our side. Please try again.',
  network: 'We could not reach our server. Check your connection and try again.',
  phone: 'Enter a 10-digit mobile number, like 98765 43210',
  wrongCode: 'This code is not right. Check the message and type its 6 digits again.',
  wrongCodes: 'The code was wrong too many times. Ask for a new one.',
  oldCode: 'This code has run out. Ask for a new one.',
  noPassword: 'Enter a password',
  weakPassword: 'This password is too easy to guess. Use at least 8 characters.',
  taken: 'There is already an account with this number or address. Sign in instead.',
  takenByOther: 'This number or address belongs to another account here. Sign in to that one, or call us.',
  disabled: 'This account has been switched off. Please call us.',
  locked:
    'The password was wrong too many times. Sign in by code, or wait a quarter of an hour; after thirty wrong ones until tomorrow.',
  expired: 'This took longer than 3 minutes, so the sign-in has ended for your safety. Please begin again.',
  ended: 'This sign-in has ended. Please begin again.',
  wrongPassword: 'The number or the password is not right. Check both, or sign in by code.',
  wrongOwnPassword: 'This is not your password. Check it, or use a code instead.',
  unconfirmed: 'This number is not confirmed yet. Type the code from our message.',
  reset: 'This account needs a new password. Choose one with the code that we send you.',
  signInAgain: 'You are not signed in any more. Please sign in again.',
  autoSignIn: 'Your account is ready. Please sign in.',
  busy: 'We are still signing you in. One moment.',
  hosted: 'The sign-in page sent us an answer that does not fit. Please begin again.',
  signOutLate: 'Signing out takes longer than it should. Close this window to be safe, and try again.',
  devicesOff: 'This site does not keep a list of devices.',
  mfaMethod: 'Choose one of the ways shown',
  phoneUnverified: 'Confirm your mobile number first. We sent you a code.',
  proveFirst: 'First show again that it is you: you signed in a while ago.',
  phoneTaken:
    'This number still belongs to an older account here. Please call us: we free it while you hold the phone in your hand, and then you can sign in.',
  later: 'That was too many tries in a short time. Please wait a few minutes.',
} as const

/** The name that an authenticator app shows beside its codes. */
export const AUTHENTICATOR_NAME = '[brand]'
