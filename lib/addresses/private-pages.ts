// No document of these pages contains a partner's script.
import type { Route } from '@/flows/table'
import { withoutLanguage } from '@/lib/addresses/languages'
import { FIND, PATHS, SUCCESS } from '@/lib/addresses/paths'
import { SHORT } from '@/lib/addresses/short-links'

const PRIVATE_PAGES: readonly string[] = [
  PATHS.account,
  '/desk',
  '/pay',
  FIND,
  SHORT.manage,
  SHORT.visit,
  SUCCESS,
  '/unified-booking/ext/success' satisfies Route,
]

export function isPrivatePath(address: string): boolean {
  const path = withoutLanguage(address)
  return PRIVATE_PAGES.some((page) => path === page || path.startsWith(`${page}/`))
}
