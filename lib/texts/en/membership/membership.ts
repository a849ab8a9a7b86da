// Texts of the membership page. The benefits are in member.ts.

export const MEMBERSHIP_PAGE = {
  title: 'Membership',
  description:
    'A year of regular dental care for one patient at every [brand] clinic: [membershipPrice||free ]checkups and cleanings, scans for less. [membershipPrice|[membershipPrice] a year, paid at the clinic.|Free to activate.]',
  lead: '[membershipPrice|Checkups and cleanings for one patient, for one year, at all our clinics. It costs [membershipPrice], paid at the clinic on your first visit.|Free checkups and cleanings for one patient, for one year, at all our clinics. Joining is free.]',
  gives: 'Benefits',
  price: 'Price',
  feeLabel: '[membershipPrice|One year|Activation]',
  fee: '[membershipPrice|[membershipPrice]|Free]',
  timeLabel: '[membershipPrice|You pay|Lasts]',
  time: '[membershipPrice|On your first visit|One year]',
  note: 'Only what is listed under Benefits costs less. Other treatment has the usual price. You get the price after the examination, before we start.',
  button: 'Activate membership',
  again: 'Activate again',
  ended:
    'Your membership ended on {until}. You can activate it again for [membershipPrice|[membershipPrice], paid at the clinic,|free] and keep your number.',
  /** To a member who is signed in. */
  member: {
    title: 'You are a member',
    number: 'Your membership number is {number}.',
    until: 'Valid until {until}. Sign in when you book, and you get the member price automatically.',
    book: 'Book a checkup',
    left: 'See what is left this year',
  },
  how: 'How it works',
  steps: [
    'Enter your mobile number and the code we text you, so nobody else can use your membership.',
    'Tell us what matters most to you now.',
    'Get your membership number and book your first checkup.[membershipPrice| On that visit, you pay [membershipPrice] at the clinic.]',
    'Sign in when you book, and you get the member price automatically. For a cleaning, give your membership number at the clinic.',
  ],
  questions: [
    {
      question: 'Who can use it?',
      answer: 'Only the patient whose mobile number was used to activate it. Each family member needs their own.',
    },
    {
      question: 'Where is it valid?',
      answer:
        'At every [brand] clinic.[homeVisits| The lower scan price applies at home too, where we offer home visits.]',
    },
    {
      question: 'What if I don’t get a code?',
      answer:
        'Leave your number in the first step. We’ll call you, check that it’s yours and activate the membership with you.',
    },
    {
      question: 'What happens after a year?',
      answer:
        '[membershipPrice|It ends automatically. You pay again only if you activate it again, and you keep your number.|It ends automatically and costs nothing. If you activate it again, you keep your number.]',
    },
    {
      question: 'Is it insurance?',
      answer:
        'No. You get the checkups and cleanings listed above, and lower prices for scans, smile design and extra checkups. You can’t make claims on it.',
    },
  ],
  closing: 'Start your year of care',
  closingLine:
    '[membershipPrice|You pay [membershipPrice] at the clinic on your first visit. It ends automatically after a year.|It’s free, and ends automatically after a year.]',
} as const
