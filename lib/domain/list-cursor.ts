export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)

/** The year 2100: later than any listed moment, and valid in the database. */
const LATEST_MS = Date.UTC(2100, 0, 1)

function readMoment(text: string): Date | null {
  const ms = /^\d{1,13}$/.test(text) ? Number(text) : Number.NaN
  return ms < LATEST_MS ? new Date(ms) : null
}

export type MomentCursor = { at: Date; id: string }

export const momentCursorText = ({ at, id }: MomentCursor): string => `${at.getTime()}.${id}`

export function readMomentCursor(text: string): MomentCursor | null {
  const [ms = '', id = '', ...more] = text.split('.')
  const at = readMoment(ms)
  return at !== null && isUuid(id) && more.length === 0 ? { at, id } : null
}
