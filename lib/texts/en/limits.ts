// What is said where a limit stands in the way of several forms.

export const BUSY_NETWORK =
  'Very many requests came from your network within the hour. Try again a little later, or call us: what you entered stays'
