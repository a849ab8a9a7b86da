// What this site's own code wrote and its browser reads again: the server beside the page, the tab's storage, the build. The
// types of both sides are one module's, so the browser does not check again by what it would have to load for that.

export type JsonValue = null | boolean | number | string | JsonValue[] | { [name: string]: JsonValue }

/** The JSON of an answer of our server, or of the user pool's. */
export const readAnswer = async <T>(answer: { json(): Promise<unknown> }): Promise<T> => (await answer.json()) as T

/** A text that this site put away. */
export const parseTrusted = <T>(text: string): T => JSON.parse(text) as T
