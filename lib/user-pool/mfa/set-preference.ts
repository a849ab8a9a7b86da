// SetUserSettings is the older call and knows text messages only.
import { z } from 'zod'
import type { Context } from '@/lib/user-pool/context'
import { invalidParameter } from '@/lib/user-pool/errors'
import { applyPreferences, type FactorPreference } from '@/lib/user-pool/mfa/preference'
import { accessToken } from '@/lib/user-pool/operation'
import { updateUser } from '@/lib/user-pool/store/users'
import { requireUser } from '@/lib/user-pool/tokens'

const setting = z.object({ Enabled: z.boolean().default(false), PreferredMfa: z.boolean().default(false) }).optional()

export const setPreferenceInput = z.object({
  AccessToken: accessToken,
  SMSMfaSettings: setting,
  SoftwareTokenMfaSettings: setting,
  EmailMfaSettings: setting,
})

export const setSettingsInput = z.object({
  AccessToken: accessToken,
  MFAOptions: z.array(
    z.object({
      DeliveryMedium: z.enum(['SMS', 'EMAIL']).optional(),
      AttributeName: z.string().min(1).max(32).optional(),
    }),
  ),
})

async function apply(context: Context, token: string, wishes: FactorPreference[]): Promise<object> {
  const { db, now, settings } = context
  const { user } = await requireUser(context, token)
  if (settings.mfa === 'off' && wishes.some(({ enabled }) => enabled))
    throw invalidParameter('MFA is not enabled for the user pool.')
  await updateUser(db.writes, user.sub, applyPreferences(user, wishes, settings), now)
  return {}
}

export async function setPreference(input: z.infer<typeof setPreferenceInput>, context: Context): Promise<object> {
  if (input.EmailMfaSettings?.Enabled) throw invalidParameter('Email MFA is not enabled for the user pool.')
  const settings = [
    ['SMS_MFA', input.SMSMfaSettings],
    ['SOFTWARE_TOKEN_MFA', input.SoftwareTokenMfaSettings],
  ] as const
  const wishes = settings.flatMap(([type, set]) =>
    set ? [{ type, enabled: set.Enabled, preferred: set.PreferredMfa }] : [],
  )
  return apply(context, input.AccessToken, wishes)
}

export async function setSettings(input: z.infer<typeof setSettingsInput>, context: Context): Promise<object> {
  const isOther = input.MFAOptions.some(
    ({ DeliveryMedium, AttributeName }) => DeliveryMedium !== 'SMS' || AttributeName !== 'phone_number',
  )
  if (isOther) throw invalidParameter('Only SMS to phone_number can be set.')
  return apply(context, input.AccessToken, [
    { type: 'SMS_MFA', enabled: input.MFAOptions.length > 0, preferred: false },
  ])
}
