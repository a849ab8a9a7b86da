/** HH:MM, clinic-local. */
export type HoursSpan = { opens: string; closes: string }

/** `breaks` are in order, and within the day. Null: closed. */
export type DayHours = (HoursSpan & { breaks?: readonly { from: string; until: string }[] | undefined }) | null

/** Seven days, Monday first, from a clinic-local day (YYYY-MM-DD) on. */
export type PlannedHours = { from: string; hours: DayHours[] }
