/** Browsers load this file with every page. */
export const API = '/api'

/** As a path of Next. */
export const PHOTOGRAPH = `${API}/photographs/[id]` as const
