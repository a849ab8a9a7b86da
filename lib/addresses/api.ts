/** Under it lie the calls (calls.ts). Browsers load this with every page. */
export const API = '/api'
