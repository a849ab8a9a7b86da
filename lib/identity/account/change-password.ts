// ChangePassword: of a user who is signed in. Who signs in by code alone has no password to say and sets the first one.
import { z } from 'zod'
import { forgetFailures, reserveTry } from '@/lib/db/queries/identity-failures'
import { endHostedSessions } from '@/lib/db/queries/identity-hosted'
import { type UserRow, updateUser } from '@/lib/db/queries/identity-users'
import { password } from '@/lib/identity/account/inputs'
import { newPassword } from '@/lib/identity/account/new-password'
import type { Context } from '@/lib/identity/context'
import { ERRORS } from '@/lib/identity/errors'
import { accessToken } from '@/lib/identity/operation'
import { requireUser } from '@/lib/identity/tokens'

export const changePasswordInput = z.object({
  AccessToken: accessToken,
  PreviousPassword: password.optional(),
  ProposedPassword: password,
})
