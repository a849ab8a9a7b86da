// All patterns are for the ten digits after +91.

/** Also matches the landlines that share this range. */
export const INDIAN_MOBILE = /^[6-9]\d{9}$/

// Landlines from 6 to 9 are listed where libphonenumber has no mobile; a test checks every five-digit prefix.
export const INDIAN_LANDLINE = new RegExp(
  `^(?:${[
    '1(?:1[2-7]|(?!40|[68]0[01]|860)[2-9])',
    '[234]',
    '6(?:12|[2-47]1|5[17]|6[13]|74|8[03])[2-6]',
    '7(?:12|3[134]|5[15]|88)[2-6]',
    '761[346]',
    '79(?:[1245]|3[2-6])',
    '80(?:[2-4]|6[2-5])',
    '8(?:16|2[014]|3[126]|6[136]|7[078]|83)[2-6]',
    '884[2356]',
    '891[3-6]',
  ].join('|')})`,
)

export const isE164 = (number: string): boolean => /^\+[1-9]\d{6,14}$/.test(number)
