export type Award = { title: string; lines: readonly string[]; proof: string; until: string }

/** Null without a proof or after `until`, its last day. Both days are clinic-local YYYY-MM-DD. */
export const announcedAward = (award: Award, today: string): Award | null =>
  award.proof !== '' && today <= award.until ? award : null
