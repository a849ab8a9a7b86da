// Texts of the membership and of its activation.

export const MEMBER = {
  activationTitle: '[brand] membership',
  activationLead:
    '[membershipPrice|Checkups and cleanings for one patient, for one year. It costs [membershipPrice], paid at the clinic on your first visit.|Free checkups and cleanings for one patient, for one year.]',
  benefits: {
    checkUps: {
      one: '{count} [membershipPrice||free ]checkup with a small X-ray and a written report (normally {price})',
      other: '{count} [membershipPrice||free ]checkups with a small X-ray and a written report (normally {price} each)',
    },
    cleanings: {
      one: '{count} [membershipPrice||free ]cleaning',
      other: '{count} [membershipPrice||free ]cleanings',
    },
    lower: '{percent}\u00a0% off scans, smile design and extra checkups',
  },
  memberUntil: 'You are a member until {day}',
  memberLead: 'Your membership number is {number}. Sign in when you book, and you get the member price automatically.',
  activate: 'Activate my membership',
  phoneSignedOut: 'Sign in to activate your membership, so nobody else can use it. We’ll text you a code.',
  withoutCode:
    'Without JavaScript, we can’t send a code. Leave your number and we’ll call you to activate the membership.',
  callInstead: 'Didn’t get a code? Leave this number and we’ll call you',
  phoneNoted: 'We have your number',
  phoneNotedLine:
    'We’ll call {phone}, check that it’s yours and activate the membership with you. It isn’t active yet.',
  activatedTitle: 'Your membership is active',
  number: 'Membership number',
  validUntil: 'Valid until',
  next: 'What’s next',
  nextLine:
    'Book your first checkup. Stay signed in when you book, and you get the member price automatically.[membershipPrice| You pay [membershipPrice] at the clinic on that visit.]',
  book: 'Book a checkup',
} as const
