// What is said below a field that finds clinics, while somebody types.

export const SUGGESTIONS = {
  label: 'Clinics that fit',
  /** Told to who hears the page. */
  found: {
    one: '{count} clinic fits. It is listed below the field.',
    other: '{count} clinics fit. They are listed below the field.',
  },
  nothing: 'Nothing fits so far.',
  nearestTo: 'Nearest to {place}',
  /** Of a name that is spelt otherwise. */
  respelt: 'Showing “{meant}”',
  more: { one: 'Show {count} clinic', other: 'Show all {count} clinics' },
  lost: 'We can’t be reached now. This is what your phone has kept: call the clinic.',
  lostNothing: 'We can’t be reached now, and nothing that your phone has kept fits.',
  clinics: { one: '{count} clinic', other: '{count} clinics' },
  line: '{locality}, {city}',
  km: '{km} km',
  call: 'Call {phone}',
  callAt: ', {clinic}',
} as const
