// Which of the specification's three API bases (section 3) a browser asks a call of: search, times and holds, the rest. Each is
// this site unless the build names another host. Browsers load this with every page.
import type { CallName } from '@/lib/addresses/calls'

/** `own` is this site, whatever is configured: its session, and the account on it. */
export type ApiBase = 'backend' | 'base_url' | 'elasticsearch' | 'own'

const BASES: Partial<Record<CallName, ApiBase>> = {
  'city/u/list': 'elasticsearch',
  'clinic/u/search': 'elasticsearch',
  'slot/u/free': 'backend',
  'slot/u/hold': 'backend',
  'slot/u/keep': 'backend',
  'slot/u/list': 'backend',
  'slot/u/release': 'backend',
  'browser/u/pass': 'own',
  'event/u/track': 'own',
  'session/a/end_all': 'own',
  'session/u/end': 'own',
  'session/u/start': 'own',
  'user/a/delete': 'own',
}

/** The header by which a browser says to another host's `backend` whose holds it asks for (lib/http/cookies/browser-pass.ts). */
export const PASS_HEADER = 'x-browser-pass'

export const baseOf = (name: CallName): ApiBase => BASES[name] ?? 'base_url'

/** Whether the call of that name is one of the base's. What is `own` no page of another host may ask either. */
export const isCallAt = (base: ApiBase, name: string): boolean =>
  Object.entries(BASES).some(([each, its]) => each === name && its === base)
