// Texts of the developers’ page that shows messages where no provider is set up.
export const OUTBOX = {
  title: 'Outbox',
  lead: 'Messages that a provider would send, newest first. Only this computer can open this page.',
  empty: 'No messages yet. Book an appointment or ask for a code, then reload this page.',
  to: 'To {to}',
  gone: 'The text was removed when the message was sent.',
  later: 'The text is written when the message is sent.',
  dropped: {
    expired: 'too late to send',
    superseded: 'nothing new to say',
    given_up: 'could not be sent',
    refused: 'country not allowed',
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
