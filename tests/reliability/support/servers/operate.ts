import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { SECRET, type Variables } from '@/tests/reliability/support/servers/site-process'

type Said = { code: number; out: string; error: string }

/** Runs an operator command of the site in `folder`. */
export function operateIn(folder: string, variables: Variables, ...args: string[]): Promise<Said> {
  const { PATH, HOME, TMPDIR } = process.env
  const variablesOfAll: Variables = { PATH, HOME, TMPDIR, SITE_SECRET: SECRET, ...variables }
  const env = variablesOfAll as NodeJS.ProcessEnv
  return new Promise((resolve) => {
    execFile(process.execPath, [join(folder, 'scripts/operate.mjs'), ...args], { env }, (failure, out, error) =>
      resolve({ code: failure ? Number(failure.code) : 0, out: out.trim(), error: error.trim() }),
    )
  })
}

export const operate = (variables: Variables, ...args: string[]): Promise<Said> => operateIn('', variables, ...args)
