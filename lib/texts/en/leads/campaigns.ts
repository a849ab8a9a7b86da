// What a campaign's visitor is told before the first question (variant_A of unified_booking): a set for each flow. The prices
// come from the catalogue, the numbers from the chain's clinics.

export const CAMPAIGNS = {
  PAID_ALIGNER: {
    headline: 'Clear aligners: begin with a 3D scan',
    facts: [
      'Half an hour, no tray of paste',
      'You see plan and price, then decide',
      'Aligners come out to eat and brush',
    ],
  },
  SMILE_DESIGN: {
    headline: 'A smile design: see it planned before anything is done',
    facts: [
      'Shape and colour of all front teeth',
      'Gentler ways are looked at first',
      'You see plan and price, then decide',
    ],
  },
  PAID_IMPLANT: {
    headline: 'Implants: find out if one suits you',
    facts: [
      'The X-ray shows if there is enough bone',
      'A bridge or a denture is weighed too',
      'You see plan and price, then decide',
    ],
  },
  PAID_CLINIC: {
    headline: 'See a dentist near you, at a time that suits you',
    facts: [
      'You hear what is needed, and how soon',
      'Nothing is done without your yes',
      'You leave with a written report',
    ],
  },
  ORGANIC: {
    headline: 'See a dentist near you, at a time that suits you',
    facts: [
      'You hear what is needed, and how soon',
      'Nothing is done without your yes',
      'Bring earlier X-rays, if you have any',
    ],
  },
} as const

export const CAMPAIGN = {
  /** Where a link names a treatment that the flow is not about by itself. */
  ofTreatment: '{treatment}: see a dentist near you',
  atBoth: 'At home or at a clinic',
  pay: 'You pay at the visit.',
  next: 'Next free time in {city}: {day}, {time}, {locality}',
  /** While no city is known. */
  nextAnywhere: 'Next free time at any of our clinics: {day}, {time}',
  inCity: { one: '{count} clinic in {city}', other: '{count} clinics in {city}' },
  inChain: '{count} clinics in {cities} cities',
  change: 'Change or cancel without cost up to 2 hours before',
} as const
