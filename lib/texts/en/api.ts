// Error messages of the API, by code. Pages show them to patients as they are.

export const REFUSALS = {
  taken: 'Someone else has just taken this slot. The nearest available slots are listed.',
  already_booked:
    'This slot is already booked with another name, number, treatment or address. We haven’t booked or changed anything. Choose another slot.',
  closed: 'This slot is not available.',
  busy_network: 'Many people on your internet connection used this in the last hour. Try again later, or call us.',
  prove: 'Prove the mobile number first: ask for a code (phone/u/send), send it back (phone/u/prove), then try again.',
  wait: 'You have reached the limit. Try again at the time given, or call us.',
  wrong_code: 'This code is not right.',
  code_tries: 'The code was wrong three times. Ask for a new one.',
  code_expired: 'There is no valid code. Ask for a new one.',
  expired: 'The slot is no longer held for you. Choose a slot again.',
  not_served: 'We don’t offer this at home at this address. Choose a clinic.',
  too_late:
    'It’s too late to change this online. You can reschedule or cancel up to [changeHours] hours before the appointment. Please call us.',
  not_found: 'We can’t find this, or you don’t have access to it.',
  gone: 'This hold no longer exists.',
  signed_out: 'Sign in first.',
  phone_taken:
    'This mobile number belongs to another account, and we can’t merge accounts. Sign in to that account, or call us.',
  phone_unverified: 'This mobile number is not confirmed yet. Sign in with the code we text to it.',
  email_unproved: 'This e-mail address is not confirmed yet. First enter the code we send to it.',
  method: 'This endpoint accepts POST only.',
  unknown_call: 'This endpoint does not exist.',
  desk_locked: 'The desk is locked. Unlock it with the PIN.',
  bad_json: 'The request body is not JSON.',
  too_large: 'The request body is larger than 64 KiB.',
  invalid: 'Some values are not valid.',
  cross_site: 'This request came from another website.',
  away: 'Our booking system isn’t responding. Try again in a minute.',
  error: 'Something went wrong on our side. Please try again.',
} as const satisfies Record<string, string>

/** In addition to the causes in questions/. */
export const CAUSES = { flow: { books_nothing: 'This flow books nothing' } } as const
