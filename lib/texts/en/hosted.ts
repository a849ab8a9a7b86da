// The words of the hosted sign-in page.

export const HOSTED = {
  title: 'Sign in with your password',
  lead: 'You go back to where you came from as soon as you are signed in.',
  submit: 'Sign in',
  byCode: 'Sign in with a code instead',
  forgot: 'I forgot my password',
  codeTitle: 'Enter your code',
  codeSms: 'We sent a 6-digit code to {to}.',
  codeSmsPlain: 'We sent you a 6-digit code.',
  codeApp: 'Open your authenticator app and enter the 6-digit code that it shows.',
  code: 'Code',
  codeSubmit: 'Go on',
  again: 'Begin again',
  problem: 'You are not signed in yet',
  badTitle: 'This sign-in link does not work',
  bad: {
    client: 'The site that sent you here is not known to us. Go back and try again.',
    redirect_uri: 'The address to go back to is not known to us, so we send nothing there. Go back and try again.',
  },
  badAway: 'Go to our own sign-in page',
  badLogout: 'The address to go to after signing out is not known to us. You are signed out here.',
  problems: {
    phone: 'Enter your 10-digit mobile number, like 98765 43210.',
    password: 'Enter your password.',
    code: 'Enter the 6 digits of the code.',
    wrong: 'The number or the password is not right. Check both and try again.',
    attempts: 'There were too many wrong passwords for this number. Wait a quarter of an hour, or sign in with a code.',
    disabled: 'This account is closed. Call us and we help.',
    unconfirmed: 'This number is not confirmed yet. Sign in with a code: that confirms it.',
    reset: 'This password is no longer good. Choose a new one under “I forgot my password”.',
    wrong_code: 'This code is not right. Check it and try again.',
    expired: 'That took too long, so we begin again.',
    elsewhere: 'Your account needs one more step, which our own sign-in page has. Sign in there.',
  },
} as const

export type HostedProblem = keyof typeof HOSTED.problems
