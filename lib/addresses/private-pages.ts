// The pages that show a patient's own booking or account, and the front desk. No partner's script is ever in one of their documents.
import type { Route } from '@/flows/table'
import { FIND, PATHS, SUCCESS } from '@/lib/addresses/paths'

const PRIVATE_PAGES: readonly string[] = [
  PATHS.account,
  '/desk',
  FIND,
  SUCCESS,
  '/unified-booking/ext/success' satisfies Route,
]

/** Whether a path without its query is one of them, or below one. */
export const isPrivatePath = (path: string): boolean =>
  PRIVATE_PAGES.some((page) => path === page || path.startsWith(`${page}/`))
