// Which of India's numbers are mobiles, by the ten digits after +91.

/** Mobile numbers, and the landlines that share their range. */
export const INDIAN_MOBILE = /^[6-9]\d{9}$/

// Area codes with the digits that follow them. Those that begin with 6 to 9 share their range with mobile numbers, and
// are held only where libphonenumber's mobile pattern for IN has none: the tests ask it about every five-digit prefix.
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

/** Whether this is a number as it is kept and dialled everywhere (E.164): a plus, the country, seven digits at least. */
export const isE164 = (number: string): boolean => /^\+[1-9]\d{6,14}$/.test(number)
