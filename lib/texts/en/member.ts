// The words of the membership.

export const MEMBER = {
  activationTitle: 'Muthu Dental membership',
  activationLead: 'One year of regular care for one patient.',
  benefits: [
    'Two check-ups and two cleanings in the year',
    'Members’ prices on every treatment',
    'One number to call, answered first',
  ],
  activate: 'Activate my membership',
  phoneSignedOut:
    'A membership is activated by a patient who is signed in, so that nobody else can use it. We send a code to your number.',
  withoutCode:
    'Without JavaScript we can’t send a code. Leave your number, and we call you to activate the membership.',
  callInstead: 'No code comes? Leave this number and we call you',
  phoneNoted: 'We have your number',
  phoneNotedLine:
    'We call {phone} within one working day, check that it is yours and activate the membership with you. It is not active yet.',
  activatedTitle: 'Your membership is active',
  number: 'Membership number',
  validUntil: 'Valid until',
  next: 'What next',
  nextLine: 'Book your first check-up. Sign in when you book, and the members’ price is taken off by itself.',
  book: 'Book a check-up',
} as const
