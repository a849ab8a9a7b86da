// The id of a held slot, as it comes back from a browser.

/** Whether the value can be a sid at all: the database refuses to compare anything else with one. */
export function isSid(value: string | undefined): value is string {
  return value !== undefined && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value)
}
