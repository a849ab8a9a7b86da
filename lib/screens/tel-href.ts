// A clinic's number as a link that dials it.

/** `tel:` and the digits of a number as people read it. */
export const telHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`
