// Texts of the error pages.

export const FAULTS = {
  away: {
    title: 'Our booking system isn’t responding',
    line: 'Nothing you typed is lost. Try again in a minute, or call us and we’ll book for you.',
  },
  error: {
    title: 'Something went wrong on our side',
    line: 'The error is recorded and we’ll look into it. Your bookings are safe.',
  },
  too_large: { title: 'Your text is too long to send', line: 'Go back, shorten your text and send it again.' },
  too_long: {
    title: 'This web address is too long',
    line: 'Please start again from our home page.',
  },
  cross_site: {
    title: 'This form came from another website',
    line: 'Open this page on our website and send the form from there.',
  },
  unreadable: {
    title: 'We couldn’t read a letter or symbol in the form',
    line: 'We removed it. Nothing else is lost. Please send the form again.',
  },
  unsupported: { title: 'We couldn’t read this form', line: 'Open the page again and send the form from there.' },
  method: { title: 'This page can’t do that', line: 'Please open the page again.' },
  offline: {
    title: 'You’re offline',
    line: 'This page needs the internet. Confirmed bookings stay confirmed. Come back when you’re online.',
  },
  notFound: { title: 'This page doesn’t exist', line: 'The address may be mistyped, or the page may have moved.' },
  retry: 'Try again',
  id: 'If you call us, please give this number: {id}',
  home: 'Go to the home page',
  call: 'Call us',
} as const
