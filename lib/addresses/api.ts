/** Browsers load this file with every page. */
export const API = '/api'

export const PHOTOGRAPH = `${API}/photographs/[id]` as const
