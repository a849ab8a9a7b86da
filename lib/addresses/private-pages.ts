// The pages that show a patient's own booking or account. No partner's script is ever in one of their documents.
// next.config.ts loads this file too and finds no values of others' by `@/`: types hold the paths to theirs.
import type { Route } from '@/flows/table'
import type { PATHS, SUCCESS } from '@/lib/addresses/paths'

export const PRIVATE_PAGES: readonly string[] = [
  '/account' satisfies typeof PATHS.account,
  '/manage',
  '/unified-booking/success' satisfies typeof SUCCESS,
  '/unified-booking/ext/success' satisfies Route,
]

/** Whether a path without its query is one of them, or below one. */
export const isPrivatePath = (path: string): boolean =>
  PRIVATE_PAGES.some((page) => path === page || path.startsWith(`${page}/`))
