// Texts of the review and of a booked appointment.
import type { Sentences } from '@/flows/causes'
import { SLOT } from '@/lib/texts/en/questions/select-slot'

export const REVIEW = {
  title: 'Check and confirm',
  unheld: 'This time is available, but not held for you yet. The first to confirm gets it.',
  lapsed: 'This time is no longer held for you, but it’s still available. The first to confirm gets it.',
  change: 'Change',
  answers: 'All your answers',
  price: 'Price',
  when: 'When',
  where: 'Where',
  /** Labels of who may see the patient. The plan knows of no leave, so they promise nobody. */
  dentist: 'Planned dentist',
  dentists: 'One of these dentists, as planned',
  what: 'What',
  who: 'Your name and number',
  /** Replace the treatment’s name in an emergency; the second one for a video call. */
  emergency: 'Emergency visit',
  emergencyCall: 'Emergency consultation',
  maps: 'Open in maps',
  cancel: 'You can reschedule or cancel for free up to [changeHours] hours before your appointment.',
  confirm: 'Book this appointment',
  already: 'This appointment is booked',
  alreadyLine: 'You don’t need to do anything more.',
  /** When one slot was given to two people, or an answer changed after booking. */
  notBooked:
    'You have already booked this time, as shown above. {name} has no booking yet. If only the name is wrong, tell us at the visit.',
  unbooked: 'You have already booked this time, as shown above. Changes you made later are not included.',
  timeFor: 'Choose a time for {name}',
  otherTime: 'Choose another time',
  see: 'See your booking',
  changeBooked: 'Reschedule or cancel it',
  another: 'Book for someone else',
} as const

/** When the same person already has an appointment. */
export const NEAR = {
  legend: '{name} already has an appointment: {when}, {place}',
  keep: { label: 'Keep both', line: 'You’ll have two appointments.' },
  replace: { label: 'Replace', line: 'We’ll cancel the other appointment when you book this one.' },
  see: 'See the other appointment',
  causes: {
    near: { empty: 'Choose whether to keep both appointments or replace the other one' },
  } satisfies Sentences<'near'>,
} as const

export const SUCCESS = {
  title: 'Your appointment is booked',
  videoTitle: 'Your video call is booked',
  cancelled: 'This appointment is cancelled',
  stamp: 'Cancelled',
  displaced: 'Sorry, we can’t keep your appointment time',
  displacedLine: 'Please reschedule or cancel your appointment below.',
  reference: 'Reference',
  landmark: 'Landmark',
  manage: 'Reschedule or cancel',
  family: 'Book for family too',
  invite: 'Invite a friend',
  bring: 'What to bring',
  bringList: ['An ID card', 'Earlier X-rays or reports, if you have any', 'A list of your medicines'],
  ready: 'Please keep ready',
  homeList: ['A well-lit table', 'Earlier X-rays or reports, if you have any', 'A list of your medicines'],
  videoLine:
    'A dentist will call your mobile number at this time on WhatsApp video, or by phone if you don’t have WhatsApp. Sit somewhere bright and keep the names of your medicines ready.',
  unknown: 'We can’t show this booking here',
  unknownLine: 'You can see a booking only on the phone or computer you used to book, or through its own link.',
  again: 'Book an appointment',
} as const

/** Actions for an active booking. */
export const ACTS = {
  label: 'Appointment actions',
  directions: 'Directions',
  call: 'Call the clinic',
  callHelp: 'Call us',
  calendar: 'Add to calendar',
  google: 'Google Calendar',
  share: 'Share on WhatsApp',
  /** The shared text names neither the patient nor the treatment. */
  shared: {
    clinic: 'Dental appointment at {brand}: {when}',
    at_home: 'Home visit from {brand}: {when}',
    video: 'Video call with a {brand} dentist: {when}',
  },
  told: {
    sent: 'We’ve sent these details by SMS to {phone}, with a link to reschedule or cancel.',
    coming:
      'You’ll get these details shortly by SMS on {phone}, with a link to reschedule or cancel. Until then, keep the reference. You’ll need it and your mobile number to find your booking on this site.',
    none: 'Please note the reference. You’ll need it and your mobile number to find your booking on this site.',
  },
  /** On the printed page. */
  paper: 'Call {phone}. To reschedule or cancel, go to {address} and enter your reference and mobile number.',
  spot: '{soon} – {spot}',
  home: 'at your home',
} as const

/** The waiting list for an earlier slot at the same place. */
export const EARLIER = {
  title: 'Want an earlier slot?',
  ask: SLOT.tellEarlier,
  askLine:
    'If an earlier slot opens here and you are next on our list, we’ll hold it for 15 minutes and text you. You keep your appointment until you accept the new slot.',
  /** The number is not confirmed, so it gets no more SMS until the patient proves that it is theirs. */
  proofLine:
    'If an earlier slot opens here and you are next on our list, we’ll hold it for you and text you. First confirm your number. Open the link in our SMS, or get a code here.',
  proof: 'Get a code',
  waits: 'You’re on the waiting list. We’ll text you when an earlier slot opens and you are next on the list.',
  stop: 'Leave the waiting list',
  offered: 'An earlier slot is available: {when}',
  offeredLine: 'We’re holding it for you until {until}. Tap to reschedule. The price and reference stay the same.',
  take: 'Reschedule to {when}',
  keep: 'Keep my time',
  missed: 'The earlier slot, {when}, is no longer held for you. Your appointment stays as it is.',
  done: {
    waits: 'We’ll text you when an earlier slot opens and you are next on the list. Your appointment stays as it is.',
    stopped: 'We won’t text you about earlier slots any more. Your appointment stays as it is.',
    kept: 'Your time stays the same. You’re still on the waiting list for an earlier slot.',
  },
  gone: 'This earlier slot is no longer held for you. Your appointment stays as it is, below',
} as const
