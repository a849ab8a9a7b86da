// The words of the page that shows the messages where no provider is set up: the developer reads it.
export const OUTBOX = {
  title: 'Outbox',
  lead: 'What would be sent if a provider were set up, newest first. Only this machine sees this page.',
  empty: 'No message yet. Book an appointment or ask for a code, then load this page again.',
  to: 'To {to}',
  gone: 'The text was removed when the message was sent.',
  later: 'Written when it is sent.',
  dropped: {
    expired: 'too late to send',
    superseded: 'nothing new to tell',
    given_up: 'could not be sent',
    refused: 'to a country without SMS',
    summarised: 'waits in a summary',
  },
  sent: 'sent',
  kept: 'kept here',
  waiting: 'waits',
  tried: { one: 'waits, tried {count} time', other: 'waits, tried {count} times' },
  code: 'Code',
  segments: '{count} SMS, {encoding}',
  time: '{day}, {time}',
} as const
