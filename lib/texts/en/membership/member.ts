// The words of the membership.

export const MEMBER = {
  activationTitle: '[brand] membership',
  activationLead: 'One year of regular care for one patient.',
  benefits: {
    checkUps: '{count} checkups with a small X-ray and a written report, without charge. Others pay {price} for each',
    cleanings: '{count} cleanings, without charge',
    lower: '{percent}\u00a0% off scans, smile design and further checkups',
  },
  memberUntil: 'You are a member until {day}',
  memberLead: 'Your membership number is {number}. When you book signed in, your prices are lowered by themselves.',
  activate: 'Activate my membership',
  phoneSignedOut:
    'A membership is activated by a patient who is signed in, so that nobody else can use it. We send a code to your number.',
  withoutCode:
    'Without JavaScript we can’t send a code. Leave your number, and we call you to activate the membership.',
  callInstead: 'No code comes? Leave this number and we call you',
  phoneNoted: 'We have your number',
  phoneNotedLine: 'We call {phone}, check that it is yours and activate the membership with you. It is not active yet.',
  activatedTitle: 'Your membership is active',
  number: 'Membership number',
  validUntil: 'Valid until',
  next: 'What next',
  nextLine: 'Book your first checkup. Stay signed in when you book, and your price is lowered by itself.',
  book: 'Book a checkup',
} as const
