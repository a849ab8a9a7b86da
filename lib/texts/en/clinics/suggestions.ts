// The texts of the suggestions below the clinic search field.

export const SUGGESTIONS = {
  label: 'Matching clinics',
  /** For screen readers. */
  found: {
    one: '{count} clinic found. It is listed below the field.',
    other: '{count} clinics found. They are listed below the field.',
  },
  nothing: 'No match so far.',
  nearestTo: 'Nearest to {place}',
  /** For a misspelt name. */
  respelt: 'Showing “{meant}”',
  more: { one: 'Show {count} clinic', other: 'Show all {count} clinics' },
  lost: 'We can’t connect now. These clinics are saved on your phone. You can call them.',
  lostNothing: 'We can’t connect now, and no clinic saved on your phone has that name.',
  clinics: { one: '{count} clinic', other: '{count} clinics' },
  line: '{locality}, {city}',
  km: '{km} km',
  call: 'Call {phone}',
  callAt: ', {clinic}',
} as const
