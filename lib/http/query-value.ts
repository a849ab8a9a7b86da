/** The value of a query or path parameter as Next reads it: the last one where it stands more than once, '' where it is missing. */
export const queryValue = (value: string | string[] | undefined): string => [value].flat().at(-1) ?? ''
