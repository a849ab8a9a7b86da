// The words of the questions of a booking, keyed by step. What every step says stands in steps.ts, which each of them loads.

export const NAME = { title: 'What is your name?', label: 'Full name', hint: 'As you would like to be called' }

export const CLINIC_START = {
  title: (clinic: string) => `Book at ${clinic}`,
  treatment: 'Treatment',
  choose: 'Choose a treatment',
  priced: (label: string, price: string) => `${label} (${price})`,
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
