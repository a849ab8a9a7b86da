// The database stores the reasons.

/** The only reasons for which a clinic may refuse to show a comment. */
export const REFUSAL_REASONS = ['names_person', 'health', 'abuse', 'other_subject'] as const
export type RefusalReason = (typeof REFUSAL_REASONS)[number]
