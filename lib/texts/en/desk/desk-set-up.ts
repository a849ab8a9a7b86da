// The texts of the page for a clinic's hours and chairs.

export const SET_UP = {
  title: 'Hours and chairs, {place}',
  chairs: 'Chairs for bookings',
  teams: 'Teams for bookings',
  seatsLine:
    'From 1 to 60. The change starts at once. If a chair is out of order for a few days, block it under Closures.',
  hours: 'Opening hours',
  hoursLine:
    'Appointments last {minutes} minutes. Enter times such as 09:30 and 19:00, and a break such as 13:30-16:30. If a day is closed, leave all empty.',
  opens: 'Opens',
  closes: 'Closes',
  breaks: 'Break',
  keep: 'Save hours and chairs',
  from: 'Start day',
  fromLine: 'The hours apply every week from this day. Until then the current hours apply.',
  keepLine: 'To close one day only, use Closures.',
  planned: 'New hours from {day}:',
  range: '{opens} to {closes}',
  closed: 'closed',
  takeBack: 'Cancel new hours',
  kept: 'Saved. Patients see the new times at once.',
  keptFrom: 'Saved. The new hours start on {day}. Patients can already book slots in the new hours.',
  offered: {
    one: 'Saved. {count} patient gets a message with new times.',
    other: 'Saved. {count} patients get a message with new times.',
  },
  list: 'See answers',
  stranded: {
    one: 'Not saved yet. {count} booking would lose its chair or time.',
    other: 'Not saved yet. {count} bookings would lose their chair or time.',
  },
  strandedLine:
    'Reschedule them one by one. Or tick the box and press the same button again: we offer each patient up to three new times.',
  offer: 'Offer new times by message',
  strandedAt: '{day}, {time}: {why}',
  why: { chairs: 'no chair left', teams: 'no team left', hours: 'outside these hours' },
  causes: {
    seats: 'Enter a number from 1 to 60',
    from: 'Choose a day from today to {last}',
    both: 'Enter both times for {day}, or leave both empty',
    breaks: 'Enter the break of {day} such as 13:30-16:30, or leave it empty',
    order: 'Enter times for {day} that follow each other',
    grid: 'Enter times for {day} in steps of five minutes, such as 09:30',
    short: 'Enter longer hours for {day}, with room for one appointment',
    stale: 'A colleague has changed these hours. Check them and try again',
    stranded: 'Some bookings would lose their chair or time. Check the list',
  },
} as const
