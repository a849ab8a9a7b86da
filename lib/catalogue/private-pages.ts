// The pages that show a patient's own booking or account. No partner's script is ever in one of their documents.

export const PRIVATE_PAGES = [
  '/account',
  '/manage',
  '/unified-booking/success',
  '/unified-booking/ext/success',
] as const

/** Whether a path without its query is one of them, or below one. */
export const isPrivatePath = (path: string): boolean =>
  PRIVATE_PAGES.some((page) => path === page || path.startsWith(`${page}/`))
