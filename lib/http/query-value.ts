/** The last value of a repeated parameter; empty when it is missing. */
export const queryValue = (value: string | string[] | undefined): string => [value].flat().at(-1) ?? ''
