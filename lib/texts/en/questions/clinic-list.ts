// Asks clinic and time together, and for whom; by video the time alone.
import type { Sentences } from '@/flows/causes'
import type { Value } from '@/flows/params'
import type { Choices } from '@/lib/texts/choices'

export const CLINICS = {
  title: 'Choose a clinic and a time',
  /** Of a city with one clinic, which is shown with its days. */
  only: 'We have one clinic in {city}.',
  otherCity: 'Choose another city',
  /** What unfolds the search, the days, and for whom is booked. */
  tools: 'Search, or book for someone else',
  search: 'Area or pincode',
  searchButton: 'Search',
  /** What is listed, and in which order: one line, read out after a search. */
  listed: '{found}, {order}',
  found: { one: '{count} clinic in {city}', other: '{count} clinics in {city}' },
  foundFor: { one: '{count} clinic for “{typed}”', other: '{count} clinics for “{typed}”' },
  /** Of a name that is spelt otherwise; the line for what it is like follows. */
  respelt: 'Nothing is called “{typed}”. Showing “{meant}”. {found}',
  notFound: 'Nothing in {city} matches “{typed}”. Here are all our clinics there, {order}.',
  soonest: 'soonest first',
  openFirst: 'open now first',
  nearestHere: 'nearest to you first',
  nearestTo: 'nearest to {place} first',
  all: 'All our clinics in {city}',
  /** Where the device is far from the city whose clinics are listed. */
  nearer: 'Our clinics in {city} are nearer to you',
  waitingList: 'Tell us where you would like a clinic',
  times: 'Which times',
  wishes: { all: 'All', today: 'Today', tomorrow: 'Tomorrow', evening: 'Evening' },
  /** Of a clinic without a time that was asked for; its next times follow. */
  lacking: {
    today: 'Nothing free today. Next:',
    tomorrow: 'Nothing free tomorrow. Next:',
    evening: 'No free evening. Next:',
  },
  order: 'In which order',
  orders: { soonest: 'Soonest', nearest: 'Nearest' },
  distance: '{km} km',
  next: 'Next free times at {clinic}',
  nearest: 'The nearest free times here',
  more: 'More times',
  moreAt: ' at {clinic}',
  full: 'No free times in the next 30 days',
  maps: 'Map',
  mapsTo: ': {clinic}',
  /** In place of "For someone else". */
  forChild: 'For a child',
  /** What the answers are called where they are shown. */
  rows: { appointment_type: 'How', self_booked: 'For whom' },
  causes: {
    appointment_type: {
      empty: 'Choose a visit at the clinic or a video call',
      unknown: 'Choose a visit at the clinic or a video call',
      not_by_video: 'This can’t be done by a video call. Choose a visit at the clinic',
    },
    self_booked: {
      empty: 'Say whether you book for yourself or for someone else',
      unknown: 'Say whether you book for yourself or for someone else',
    },
  } satisfies Sentences<'appointment_type' | 'self_booked'>,
} as const

/** A call needs no clinic: any dentist of the city who is free then makes it. */
export const VIDEO_CALL = {
  title: 'When shall a dentist call you?',
  how: 'A dentist calls {phone} at this time: by WhatsApp video, or by a plain phone call where there is no WhatsApp. You need no app and no link.',
  offer: 'Can’t come? Talk to a dentist by video call',
  clinics: 'See our clinics instead',
} as const

export const VISIT_KIND = { clinic: { label: 'At the clinic' }, video: { label: 'Video call' } } satisfies Choices<
  Value<'appointment_type'>
>
export const FOR_WHOM = { true: { label: 'For me' }, false: { label: 'For someone else' } } satisfies Choices<
  Value<'self_booked'>
>
