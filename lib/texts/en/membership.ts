// The words of the membership page. What it gives stands in steps.ts, with the flow that activates it.

export const MEMBERSHIP_PAGE = {
  title: 'Membership',
  description:
    'A year of regular dental care for one patient: check-ups, cleanings and members’ prices at every Muthu Dental clinic. Free to activate.',
  lead: 'A year of regular care for one patient, at all our clinics. It costs nothing to activate.',
  gives: 'What it gives',
  price: 'Price',
  activation: 'Activation',
  free: 'Free',
  year: 'Lasts',
  yearValue: 'One year',
  note: 'Treatments have members’ prices, told before they begin.',
  button: 'Activate membership',
  how: 'How it goes',
  steps: [
    'You give your mobile number and enter the code we send to it, so that nobody else can use your membership.',
    'You say what matters most to you now.',
    'You get your membership number, and can book your first check-up.',
    'At the clinic you say your number.',
  ],
  questions: [
    {
      question: 'Who can use it?',
      answer: 'One patient: the one whose mobile number it was activated with. Each member of a family has their own.',
    },
    {
      question: 'Where is it valid?',
      answer: 'At every clinic of Muthu Dental, and for home visits where we offer them.',
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
        'No. It covers the check-ups and cleanings named above and lowers the prices of treatments. It pays no claims.',
    },
  ],
  closing: 'Begin your year of care',
  closingLine: 'It takes about a minute.',
} as const
