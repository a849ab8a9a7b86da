// The texts of the page where staff unlock the front desk.
export const ENTER = {
  titles: { code: 'Unlock the front desk', pin: 'Unlock the front desk', choose: 'Choose your PIN' },
  locked: 'The desk is locked',
  who: 'You are signed in as {name}. Not you? Sign out.',
  waits: 'Your last change isn’t lost. We save it when you unlock the desk.',
  code: 'Code from your authenticator app',
  codeHint: '6 digits. Each code works once.',
  pin: 'PIN',
  newPin: 'New PIN',
  newPinHint: '4 to 6 digits. The desk asks for it after 3 minutes without use.',
  again: 'Repeat the PIN',
  buttons: { code: 'Unlock', pin: 'Unlock', choose: 'Save PIN' },
  causes: {
    wrong: 'That isn’t correct. Try again',
    no_key:
      'Your authenticator key is missing or no longer works. Ask another manager or the site operator for a new one',
    left: 'Five wrong tries. The desk is signed out on this computer. Unlock it again',
    unreadable: 'Enter 4 to 6 digits',
    easy: 'This PIN is too easy to guess. Choose other digits',
    different: 'The PINs don’t match. Enter both again',
    wait: 'Too many wrong tries. Try again at {until}',
  },
} as const
