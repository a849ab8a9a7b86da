// The words of the membership page. What it gives stands in steps.ts, with the flow that activates it.

export const MEMBERSHIP_PAGE = {
  title: 'Membership',
  description:
    'A year of regular dental care for one patient at every [brand] clinic: checkups and cleanings without charge, scans for less. Free to activate.',
  lead: 'A year of regular care for one patient, at all our clinics. It costs nothing to activate.',
  gives: 'What it gives',
  price: 'Price',
  activation: 'Activation',
  free: 'Free',
  year: 'Lasts',
  yearValue: 'One year',
  note: 'Treatment is priced as for everyone: after the examination, before it begins.',
  button: 'Activate membership',
  again: 'Activate again',
  ended: 'Your membership ended on {until}. Activating it again is free, and you keep your number.',
  /** To a member who is signed in. */
  member: {
    title: 'You are a member',
    number: 'Your membership number is {number}.',
    until: 'Valid until {until}. Book signed in, and your price is lowered by itself.',
    book: 'Book a checkup',
    left: 'See what is left this year',
  },
  how: 'How it goes',
  steps: [
    'You give your mobile number and enter the code we send to it, so that nobody else can use your membership.',
    'You say what matters most to you now.',
    'You get your membership number, and can book your first checkup.',
    'Book signed in, and your price is lowered by itself. For a cleaning say your number at the clinic.',
  ],
  questions: [
    {
      question: 'Who can use it?',
      answer: 'One patient: the one whose mobile number it was activated with. Each member of a family has their own.',
    },
    {
      question: 'Where is it valid?',
      answer: 'At every clinic of [brand]; the lower price of a scan also at home, where we offer that.',
    },
    {
      question: 'What if no code comes?',
      answer:
        'Leave your number in the first step. We call you, check that it is yours and activate the membership with you.',
    },
    {
      question: 'What happens after a year?',
      answer: 'It ends by itself and costs nothing. If you activate it again, you keep your number.',
    },
    {
      question: 'Is it an insurance?',
      answer:
        'No. It gives the checkups and cleanings named above and lowers the prices of scans and visits. It pays no claims.',
    },
  ],
  closing: 'Begin your year of care',
  closingLine: 'It costs nothing, and ends by itself after a year.',
} as const
