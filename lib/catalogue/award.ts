// Whether the chain's award is told: only with a link to its proof, and only until its day.

export type Award = { year: string; newspaper: string; forum: string; proof: string; until: string }

/** `until` is the last day on which it is told, `today` a day of the clinics: both YYYY-MM-DD. Null once it is over. */
export const announcedAward = (award: Award, today: string): Award | null =>
  award.proof !== '' && today <= award.until ? award : null
