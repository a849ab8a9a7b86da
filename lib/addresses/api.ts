/** Under it lie the calls (calls.ts). Browsers load this with every page. */
export const API = '/api'

/** A photograph of the chain, as Next writes the path. */
export const PHOTOGRAPH = `${API}/photographs/[id]` as const
