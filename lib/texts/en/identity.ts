// Why the user pool did not do what was asked, and until when.

export const REFUSED = {
  country: 'A code can’t be sent to this number: it is not a mobile number of a country that we write to.',
  again: (seconds: number) =>
    `A code was sent to this number a moment ago. The next one can be sent in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  number: (when: string) => `Too many codes were sent to this number. The next one can be sent ${when}.`,
  network: (when: string) =>
    `Too many codes were asked for from your network connection. The next one can be sent ${when}.`,
  site: (when: string) =>
    `So many codes were asked for that no more can be sent for now. The next one can be sent ${when}. You can sign in with your password, or call us.`,
  calls: (when: string) => `Too many tries came from your network connection. You can go on ${when}.`,
  at: (time: string) => `at ${time}`,
  tomorrow: (time: string) => `tomorrow at ${time}`,
}
