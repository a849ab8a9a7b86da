// Asks for the clinic and the time together, and who the booking is for. For a video call it asks for the time only.
import type { Sentences } from '@/flows/causes'
import type { Value } from '@/flows/params'
import type { Choices } from '@/lib/texts/choices'

export const CLINICS = {
  title: 'Choose a clinic and a time',
  /** In a city with one clinic, whose days are shown at once. */
  only: 'We have one clinic in {city}.',
  otherCity: 'Choose another city',
  /** Opens the search, the days and the choice of patient. */
  tools: 'Search, or book for someone else',
  /** Where a dentist can be wished for. */
  toolsAndDentist: 'Search, prefer a dentist, or book for someone else',
  search: 'Area or pincode',
  searchButton: 'Search',
  /** The line above the list, which screen readers read after a search. */
  listed: '{found}, {order}',
  found: { one: '{count} clinic in {city}', other: '{count} clinics in {city}' },
  foundFor: { one: '{count} clinic for “{typed}”', other: '{count} clinics for “{typed}”' },
  /** For a misspelt name; the line for the likely one follows. */
  respelt: 'Nothing found for “{typed}”. Showing “{meant}”. {found}',
  notFound: 'Nothing in {city} matches “{typed}”. Here are all our clinics there, {order}.',
  soonest: 'earliest slot first',
  openFirst: 'open now first',
  nearestHere: 'nearest to you first',
  nearestTo: 'nearest to {place} first',
  all: 'All our clinics in {city}',
  /** When the device is nearer to another city. */
  nearer: 'Our clinics in {city} are nearer to you',
  waitingList: 'Your area has no clinic? Tell us',
  /** Names the list of wishes for screen readers. */
  first: 'Show first',
  wishes: { all: 'All', today: 'Today', tomorrow: 'Tomorrow', evening: 'Evening', woman: 'Woman dentist' },
  /** For a clinic with no such times; its next times follow. */
  lacking: {
    today: 'No slots today. Next:',
    tomorrow: 'No slots tomorrow. Next:',
    evening: 'No evening slots. Next:',
    woman: 'We can’t be sure of a woman dentist here. Next:',
    same: 'No slots with {name} here. Next:',
  },
  order: 'Sort by',
  orders: { soonest: 'Soonest', nearest: 'Nearest' },
  distance: '{km} km',
  next: 'Next available times at {clinic}',
  nearest: 'Nearest available times here',
  more: 'More times',
  moreAt: ' at {clinic}',
  full: 'No slots left in the next [windowDays] days',
  maps: 'Map',
  mapsTo: ': {clinic}',
  /** Replaces "For someone else". */
  forChild: 'For a child',
  /** The labels of the answers in a summary. */
  rows: { appointment_type: 'Clinic or video call', self_booked: 'Who it’s for' },
  causes: {
    appointment_type: {
      empty: 'Choose a clinic visit or a video call',
      unknown: 'Choose a clinic visit or a video call',
      not_by_video: 'We can’t do this by video call. Choose a clinic visit',
    },
    self_booked: {
      empty: 'Choose whether you’re booking for yourself or for someone else',
      unknown: 'Choose whether you’re booking for yourself or for someone else',
    },
  } satisfies Sentences<'appointment_type' | 'self_booked'>,
} as const

/** A call needs no clinic: any free dentist of the city makes it. */
export const VIDEO_CALL = {
  title: 'When should the dentist call?',
  how: 'A dentist will call {phone} on WhatsApp video at the time you choose. No WhatsApp? You’ll get a normal phone call. No link needed.',
  offer: 'Can’t come in? Book a video call',
  clinics: 'See our clinics instead',
} as const

export const VISIT_KIND = { clinic: { label: 'At the clinic' }, video: { label: 'Video call' } } satisfies Choices<
  Value<'appointment_type'>
>
export const FOR_WHOM = { true: { label: 'For me' }, false: { label: 'For someone else' } } satisfies Choices<
  Value<'self_booked'>
>
