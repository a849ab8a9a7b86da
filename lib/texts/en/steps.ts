// The words of the step pages, keyed by page. Plain, warm, short; no exclamation marks, no blame.

export const STEP = {
  continue: 'Continue',
  back: 'Back',
  change: 'Change',
  booking: 'Your booking',
  bookingLine: (count: number) =>
    count === 1 ? 'Your booking: 1 answer so far' : `Your booking: ${count} answers so far`,
  problem: 'There is a problem',
  errorTitle: (title: string) => `Error: ${title}`,
  stage: (at: number, of: number, name: string) => `Step ${at} of ${of} · ${name}`,
  optional: (label: string) => `${label} (optional)`,
  lost: 'We could not reach our server. Your answer is still here: try again in a moment.',
  notices: {
    expired:
      'Your 10 minutes for that time ran out, so it is free for others again. Choose a time: all your other answers are kept.',
  } as Record<string, string>,
}

/** The names of a flow's stages, in order (product.md, Step by step). */
export const STAGES = {
  PPR: ['About you', 'A few questions', 'Done'],
  MEMBER_ACTIVATION: ['Your number', 'A few questions', 'Activated'],
  booking: ['About you', 'Where and when', 'Review', 'Booked'],
}

/** What a campaign's visitor is told before the first question (variant_A of unified_booking). */
export const CAMPAIGN = {
  headline: 'See a dentist near you, at a time that suits you',
  lead: 'Leave your number and choose a time. It takes two minutes.',
  trust: ['Consultations are free', 'About 40 clinics in the south', 'Change or cancel up to 2 hours before'],
}

export const PHONE = {
  title: 'What is your mobile number?',
  label: 'Mobile number',
  hint: '10 digits, like 98765 43210',
  consent:
    'By continuing you agree that we call or message you about this request, also when you do not finish it. We use the number for nothing else.',
  consentVersion: 'phone-2026-11',
  privacy: 'How we use your data',
}

export const NAME = { title: 'What is your name?', label: 'Full name', hint: 'As you would like to be called' }

export const CLINIC_START = {
  title: (clinic: string) => `Book at ${clinic}`,
  treatment: 'Treatment',
  choose: 'Choose a treatment',
  city: 'Where you live',
}

export const CITY = {
  title: 'Which city are you in?',
  legend: 'Your city',
  elsewhere: 'My city is not here',
  otherLabel: 'The name of your city',
  otherHint: 'We tell you when we open there',
  waitingButton: 'Tell me when you open there',
}

export const WAITING = {
  title: 'We have noted your city',
  line: 'We call you when a Muthu Dental clinic opens there. Until then you are welcome in any of our cities.',
  link: 'Choose another city',
}

export const ISSUE = { title: 'What would you like to change?', legend: 'Choose one' }
export const CATEGORY = {
  title: 'What brings you to us?',
  legend: 'Choose one',
  emergency: (national: string, ambulance: string) =>
    `Trouble breathing, heavy bleeding or a hard blow to the head: call ${national}, or ${ambulance} for an ambulance, now.`,
}
export const VIDEO = {
  title: 'Would you like to speak to a dentist first?',
  legend: 'How to go on',
  treatment: 'What is it about?',
  unknown: 'Something hurts, I do not know why',
}
export const TREATMENT = {
  title: 'Which treatment is it about?',
  legend: 'Choose one',
  free: 'Free consultation',
  visit: 'Clinic visit',
}
export const CONCERN = { title: 'What would you like to have looked at?', legend: 'Choose one' }
export const SMILE_PARTS = { title: 'Which part of your smile matters most?', legend: 'Choose one' }
export const LOCATION = {
  title: 'Where would you like to be seen?',
  legend: 'Choose one',
  noHome: (city: string) => `We do not visit homes in ${city} yet.`,
}
export const ADDRESS = {
  title: 'Where shall we come to?',
  pincode: 'Pincode',
  pincodeHint: '6 digits, like 600017',
  address: 'House and street',
  apartment: 'Flat number',
  landmark: 'Landmark',
  landmarkHint: 'Something nearby that everyone knows',
  locate: 'Use where I am now',
  located: 'Your position is filled in',
  locating: 'Asking your phone for its position',
  notLocated: 'Your phone did not give its position. Your pincode is enough',
  clinics: 'See clinics instead',
}
export const PPR_LANDING = {
  title: 'Free smile consultation',
  lead: 'Tell us what you would like to change. A dentist calls you, answers your questions and says what can be done.',
  short: 'Leave your number and a dentist calls you, free of charge.',
  who: 'For whom',
  whoLine:
    'For everyone who thinks about a treatment and would like to hear a dentist before deciding. Nothing to pay, nothing to sign.',
  how: 'How it goes',
  howList: [
    'You answer four short questions',
    'A dentist calls you at the time you choose',
    'You decide whether to come',
  ],
  start: 'Start',
  cards: 'Or begin with what bothers you',
}
export const QUESTIONNAIRE = {
  title: 'A few questions before we call',
  hint: 'Answer what you like. Each one helps the dentist.',
  how_long: 'How long has it been on your mind?',
  tried_before: 'What have you tried before?',
  pain_now: 'Does anything hurt now?',
  age_band: 'How old is the patient?',
  best_time: 'When is the best time to call?',
  submit: 'Ask for the call',
  unknown: 'Choose one of the answers shown',
}
export const PPR_END = {
  title: 'Thank you. A dentist calls you',
  line: (phone: string) => `We call ${phone} within one working day.`,
  strong: 'You said that it hurts badly. You need not wait for us: book an emergency visit, or call.',
  emergency: 'Book an emergency visit',
  home: 'Back to the start',
}
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
    'A membership is activated by a patient who is signed in, so that nobody else can use it. Signing in online is not open yet: leave your number and we call you to activate it.',
  phoneNoted: 'We have your number',
  phoneNotedLine: (phone: string) =>
    `We call ${phone} within one working day, check that it is yours and activate the membership with you. It is not active yet.`,
  issueTitle: 'What matters most to you now?',
  issueLegend: 'Choose one',
  activatedTitle: 'Your membership is active',
  number: 'Membership number',
  validUntil: 'Valid until',
  next: 'What next',
  nextLine: 'Book your first check-up. The members’ price is taken at the clinic when you say your number.',
  book: 'Book a check-up',
}
