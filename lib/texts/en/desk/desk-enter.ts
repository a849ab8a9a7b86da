// The words at the front desk's door.
export const ENTER = {
  titles: { code: 'Enter the front desk', pin: 'Enter the front desk', choose: 'Choose your PIN' },
  locked: 'The desk is locked',
  who: 'You are {name}. If that is not you, leave the desk.',
  waits: 'What you were sending has not been lost. It is sent as soon as the desk is open.',
  code: 'Code of your authenticator app',
  codeHint: '6 digits. Each code works once.',
  pin: 'PIN',
  newPin: 'New PIN',
  newPinHint: '4 to 6 digits. You need it whenever the desk was left alone for 3 minutes.',
  again: 'The same PIN again',
  buttons: { code: 'Enter', pin: 'Open the desk', choose: 'Keep this PIN' },
  causes: {
    wrong: 'That is not right. Try again',
    no_key: 'There is no authenticator key for you yet. Ask whoever runs the site for one',
    left: 'That was wrong five times, so this computer has left the desk. Enter it again',
    unreadable: 'Choose 4 to 6 digits',
    easy: 'Anybody would try this one first. Choose other digits',
    different: 'The two are not the same. Enter them again',
    wait: 'That was wrong too often. Try again from {until}',
  },
} as const
