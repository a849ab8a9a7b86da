// Asks clinic and time together, for whom, and whether by video.
import type { Sentences } from '@/flows/causes'
import type { Value } from '@/flows/params'
import type { Choices } from '@/lib/texts/choices'

export const CLINICS = {
  title: 'Choose a clinic and a time',
  search: 'Search by clinic, area or pincode',
  searchButton: 'Search',
  found: { one: '{count} clinic in {city}', other: '{count} clinics in {city}' },
  notFound: 'Nothing in {city} matches “{typed}”. Here are all our clinics there.',
  distance: '{km} km',
  centreDistance: '{km} km from the centre',
  next: 'Next free times at {clinic}',
  more: 'More times',
  moreAt: ' at {clinic}',
  full: 'No free times in the next 30 days',
  type: 'How',
  who: 'Who is it for?',
  maps: 'Open in maps',
  mapsTo: ': {clinic}',
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

export const VISIT_KIND = { clinic: { label: 'At the clinic' }, video: { label: 'Video call' } } satisfies Choices<
  Value<'appointment_type'>
>
export const FOR_WHOM = { true: { label: 'For me' }, false: { label: 'For someone else' } } satisfies Choices<
  Value<'self_booked'>
>
