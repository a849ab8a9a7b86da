// The words of the pages that say what went wrong.

export const FAULTS = {
  away: {
    title: 'We can’t reach our diary right now',
    line: 'Nothing that you typed is lost. Try again in a minute, or call us and we book for you.',
  },
  error: {
    title: 'Something went wrong on our side',
    line: 'It is noted and we look into it. Nothing that you booked is lost.',
  },
  too_large: { title: 'That was more than a form can hold', line: 'Go back and shorten what you typed.' },
  too_long: {
    title: 'This web address is too long',
    line: 'A part of it is longer than it can be. Start again from our home page.',
  },
  cross_site: { title: 'This form came from another website', line: 'Open the page here and send the form from it.' },
  unreadable: {
    title: 'We could not read one letter of the form',
    line: 'We took out a letter that cannot be shown. Nothing else is lost: send the form again.',
  },
  unsupported: { title: 'This form could not be read', line: 'Open the page again and send the form from it.' },
  method: { title: 'This page can’t do that', line: 'Open the page again.' },
  offline: {
    title: 'You are offline',
    line: 'This page needs a connection. A booking that was confirmed stays confirmed; come back when you are online.',
  },
  notFound: { title: 'This page does not exist', line: 'The address may be mistyped, or the page has moved.' },
  retry: 'Try again',
  id: 'If you call us, say this number: {id}',
  home: 'Go to the home page',
  call: 'Call us',
} as const
