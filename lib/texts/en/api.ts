// What the calls say when they can't do what was asked, by code. Patients read these too: pages show them as they are.

export const REFUSALS = {
  taken: 'Someone else has just taken this time. The nearest free times are listed.',
  already_booked:
    'This time is already booked, with another name, number, treatment or address. Nothing is booked or changed. Choose another time.',
  closed: 'This time is not on offer.',
  busy_network: 'Very many requests came from your network within the hour. Try again later, or call us.',
  prove:
    'The mobile number has to be proved first: ask for a code (phone/u/send), send it back (phone/u/prove), then try again.',
  wait: 'That was done as often as it can be. Try again at the time given, or call us.',
  wrong_code: 'This is not the code that we sent.',
  code_tries: 'The code was entered wrongly three times. Ask for a new one.',
  code_expired: 'There is no code that is still good. Ask for a new one.',
  expired: 'The time that it was held for ran out. Choose a time again.',
  not_served: 'We do not do this at home at this address. Choose a clinic.',
  too_late: 'It can’t be changed any more: changes end 2 hours before the time, or when the visit begins. Call us.',
  not_found: 'There is nothing here by that name, or it is not yours to see.',
  gone: 'There is no such hold any more.',
  signed_out: 'Sign in first.',
  phone_taken:
    'This mobile number belongs to another account with us, and accounts are never put together. Sign in to that one, or call us.',
  phone_unverified: 'This mobile number is not confirmed yet. Sign in by the code that we send to it.',
  email_unproved: 'This e-mail address is not confirmed yet. Enter the code that we send to it first.',
  method: 'This call takes POST only.',
  unknown_call: 'There is no such call.',
  desk_locked: 'The desk is locked, or was left. Open it by its PIN.',
  bad_json: 'The body is not JSON.',
  too_large: 'The body is larger than 64 KiB.',
  invalid: 'Some values are not right.',
  cross_site: 'This call came from another website.',
  away: 'We can’t reach our diary right now. Try again in a minute.',
  error: 'Something went wrong on our side.',
} as const satisfies Record<string, string>

/** Beside the causes that questions have (questions/). */
export const CAUSES = { flow: { books_nothing: 'Nothing is booked this way' } } as const
