// The words of a clinic's hours and chairs at the desk.

export const SET_UP = {
  title: 'Hours and chairs, {place}',
  chairs: 'Chairs that patients can be booked to',
  teams: 'Teams that patients can be booked to',
  seatsLine: 'From 1 to 60, from now on. A chair that is out of order for some days is better blocked, under Closures.',
  hours: 'Opening hours',
  hoursLine:
    'Appointments last {minutes} minutes. Times are like 09:30 and 19:00. Leave both empty where it is closed all day.',
  opens: 'Opens',
  closes: 'Closes',
  keep: 'Keep these hours and chairs',
  from: 'From',
  fromLine: 'The hours hold from this day on, for every week. Until then the present ones hold.',
  keepLine: 'For one day alone, use Closures.',
  planned: 'From {day} other hours hold:',
  range: '{opens} to {closes}',
  closed: 'closed',
  takeBack: 'Take this back',
  kept: 'Kept. Patients see the new times at once.',
  keptFrom: 'Kept. The new hours hold from {day}; patients can book by them now.',
  offered: {
    one: 'Kept. {count} patient is offered new times by message.',
    other: 'Kept. {count} patients are offered new times by message.',
  },
  list: 'See who has answered',
  stranded: {
    one: 'Nothing is changed yet: {count} booking would have no chair or no hour any more.',
    other: 'Nothing is changed yet: {count} bookings would have no chair or no hour any more.',
  },
  strandedLine:
    'Move them one by one, or tick the box and send the form again: then each is offered up to three new times.',
  offer: 'Offer them new times by message',
  strandedAt: '{day}, {time}: {why}',
  why: { chairs: 'no chair is left', teams: 'no team is left', hours: 'outside these hours' },
  causes: {
    seats: 'Enter how many, from 1 to 60',
    from: 'Choose a day from today to {last}',
    both: 'Give both times of {day}, or neither',
    order: 'On {day} it closes before it opens',
    grid: 'Enter the times of {day} in steps of five minutes, like 09:30',
    short: 'On {day} there is no room for one appointment',
    stale: 'Somebody has changed these hours since you opened the page. This is how they are now',
    stranded: 'Bookings would have no chair or no hour. Look at the list',
  },
} as const
