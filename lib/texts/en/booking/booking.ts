// The words of reviewing and having booked, keyed by page.
import type { Sentences } from '@/flows/causes'
import { SLOT } from '@/lib/texts/en/questions/select-slot'

export const REVIEW = {
  title: 'Check and confirm',
  unheld: 'This time is free, but not held for you yet: whoever confirms first has it.',
  lapsed: 'We hold this time for you no longer, but it is still free: whoever confirms first has it.',
  change: 'Change',
  answers: 'All your answers',
  price: 'Price',
  when: 'When',
  where: 'Where',
  what: 'What',
  who: 'Your name and number',
  /** What an emergency is called where a treatment is told; the second one by video. */
  emergency: 'Emergency visit',
  emergencyCall: 'Emergency consultation',
  maps: 'Open in maps',
  cancel: 'You can change or cancel without cost up to 2 hours before.',
  confirm: 'Book this appointment',
  already: 'This appointment is booked',
  alreadyLine: 'There is nothing left to do here.',
  /** Two people were given one time, or an answer was changed after it was booked. */
  notBooked:
    'This time was booked before, as you see above. {name} is not booked yet. Is it the same person and only the name was wrong? Tell us at the visit.',
  unbooked: 'This time was booked before, as you see above. What you changed after that is not part of the booking.',
  timeFor: 'Choose a time for {name}',
  otherTime: 'Choose another time',
  see: 'See your booking',
  changeBooked: 'Change or cancel it',
  another: 'Book one for someone else',
} as const

/** Where the same person has an appointment already. */
export const NEAR = {
  legend: '{name} already has an appointment: {when}, {place}',
  keep: { label: 'Keep both', line: 'Two appointments: the earlier one stays as it is.' },
  replace: { label: 'Replace', line: 'This one takes its place. The earlier one is given up.' },
  see: 'See the earlier one',
  causes: {
    near: { empty: 'Choose whether both appointments are kept or the earlier one is replaced' },
  } satisfies Sentences<'near'>,
} as const

export const SUCCESS = {
  title: 'Your appointment is booked',
  videoTitle: 'Your video call is booked',
  cancelled: 'This appointment is cancelled',
  stamp: 'Cancelled',
  displaced: 'We can’t see you at this time',
  displacedLine: 'We are sorry. Please change or cancel your appointment below.',
  reference: 'Reference',
  landmark: 'How to find it',
  manage: 'Change or cancel',
  family: 'Bring family',
  invite: 'Invite a friend',
  bring: 'What to bring',
  bringList: ['An identity card', 'Earlier X-rays or reports, if you have any', 'A list of medicines that you take'],
  ready: 'What to have ready',
  homeList: [
    'A table in good light',
    'Earlier X-rays or reports, if you have any',
    'A list of medicines that you take',
  ],
  videoLine:
    'A dentist calls your mobile number at this time: by WhatsApp video, or by a plain phone call where there is no WhatsApp. Be where it is bright, and have the names of your medicines ready.',
  unknown: 'We can’t show this booking here',
  unknownLine: 'A booking is shown only on the phone or computer that made it, or through its own link.',
  again: 'Book an appointment',
} as const

/** What is done with a booking that stands. */
export const ACTS = {
  label: 'Useful now',
  directions: 'Directions',
  call: 'Call the clinic',
  callHelp: 'Call us',
  calendar: 'Add to calendar',
  google: 'Google Calendar',
  share: 'Share on WhatsApp',
  /** What a share says: neither who comes nor what for. */
  shared: {
    clinic: 'Dentist’s appointment at {brand}: {when}',
    at_home: '{brand} comes to us: {when}',
    video: 'Video call with the dentist of {brand}: {when}',
  },
  told: {
    sent: 'Sent by SMS to {phone}, with the link to change or cancel.',
    coming:
      'We send all this by SMS to {phone}, with the link to change or cancel. Until it comes, keep the reference: with it and your mobile number you find the booking again on this site.',
    none: 'Note the reference: with it and your mobile number you find the booking again on this site.',
  },
  /** On paper, where nothing can be tapped. */
  paper: 'Call {phone}. Change or cancel at {address}, with the reference and your mobile number.',
  spot: '{soon} – {spot}',
  home: 'at your home',
} as const

/** Waiting for an earlier time of the same place. */
export const EARLIER = {
  title: 'An earlier time?',
  ask: SLOT.tellEarlier,
  askLine:
    'Earlier times that others give up here go to those who wait, one after the other. When it is your turn, we hold the time for you for 15 minutes and send you an SMS. Your appointment stays until you take it.',
  /** The number may be anybody's, and gets no more SMS before somebody shows that it is theirs. */
  proofLine:
    'Earlier times that others give up here go to those who wait, one after the other: we hold one for you and send you an SMS. First we check that the number is yours: open the link in our SMS, or get a code here.',
  proof: 'Get a code',
  waits: 'You wait for an earlier time. We send you an SMS when one is free and it is your turn.',
  stop: 'Stop telling me',
  offered: 'An earlier time is free: {when}',
  offeredLine: 'We hold it for you until {until}. One tap moves your appointment; the price and the reference stay.',
  take: 'Move to {when}',
  keep: 'Keep my time',
  missed: 'The earlier time on {when} is no longer held for you. Your appointment stays as it is.',
  done: {
    waits: 'We tell you by SMS when an earlier time is free and it is your turn. Your appointment stays as it is.',
    stopped: 'We tell you of no earlier times any more. Your appointment stays as it is.',
    kept: 'You keep your time, and wait for another earlier one.',
  },
  gone: 'This earlier time is no longer held for you. Your appointment stays as it is, below',
} as const
