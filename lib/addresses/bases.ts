// The API bases of specification section 3, for each call. Browsers load this file with every page.
import type { CallName } from '@/lib/addresses/calls'

/** `own` is always this site: its session and the account on it. */
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

/** Tells a `backend` on another host whose holds it returns (lib/http/cookies/browser-pass.ts). */
export const PASS_HEADER = 'x-browser-pass'

export const baseOf = (name: CallName): ApiBase => BASES[name] ?? 'base_url'

export const isCallAt = (base: ApiBase, name: string): boolean =>
  Object.entries(BASES).some(([each, its]) => each === name && its === base)
