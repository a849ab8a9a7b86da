// Texts above the first question for a campaign's visitor (variant_A of unified_booking): a set for each flow. The prices
// come from the catalogue, the numbers from the chain's clinics.

export const CAMPAIGNS = {
  PAID_ALIGNER: {
    headline: 'Clear aligners: start with a 3D scan',
    facts: [
      '30 minutes, no paste in your mouth',
      'See your plan and the cost, then decide',
      'Take them out to eat and brush',
    ],
  },
  SMILE_DESIGN: {
    headline: 'Smile design: see the plan before we start',
    facts: [
      'Shape and shade of all front teeth',
      'We look at gentler options first',
      'See your plan and the cost, then decide',
    ],
  },
  PAID_IMPLANT: {
    headline: 'Dental implants: find out if they suit you',
    facts: [
      'The X-ray shows if there is enough bone',
      'We also look at bridges and dentures',
      'See your plan and the cost, then decide',
    ],
  },
  PAID_CLINIC: {
    headline: 'See a dentist near you, at a time that suits you',
    facts: ['Find out what you need, and how soon', 'Nothing is done without your consent', 'You get a written report'],
  },
  ORGANIC: {
    headline: 'See a dentist near you, at a time that suits you',
    facts: [
      'Find out what you need, and how soon',
      'Nothing is done without your consent',
      'Bring earlier X-rays, if you have any',
    ],
  },
} as const

export const CAMPAIGN = {
  /** When a link names another treatment than the flow’s own. */
  ofTreatment: '{treatment}: see a dentist near you',
  atBoth: 'At home or at a clinic',
  pay: 'You pay at the visit.',
  next: 'Next available slot in {city}: {day}, {time}, {locality}',
  /** While no city is known. */
  nextAnywhere: 'Next available slot at our clinics: {day}, {time}',
  inCity: { one: '{count} clinic in {city}', other: '{count} clinics in {city}' },
  inChain: '{count} clinics in {cities} cities',
  change: 'Free to reschedule or cancel up to [changeHours] hours before your appointment',
} as const
