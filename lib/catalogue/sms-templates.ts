// Carriers accept only registered texts (TRAI's DLT). The chain file has their registration numbers.

const VISIT_TEMPLATES = [
  'confirmed_clinic',
  'confirmed_emergency',
  'confirmed_at_home',
  'confirmed_video',
  'moved_clinic',
  'moved_at_home',
  'moved_video',
  'cancelled',
  'reminder_clinic',
  'reminder_at_home',
  'reminder_video',
  'reminded_clinic',
  'reminded_at_home',
  'reminded_video',
  'new_times',
  'new_times_none',
  'time_stands',
  'running_late',
  'on_time_again',
] as const
export type VisitTemplate = (typeof VISIT_TEMPLATES)[number]

export const SMS_TEMPLATES = [
  ...VISIT_TEMPLATES,
  // Messages to the booker about another patient.
  ...VISIT_TEMPLATES.map((name) => `${name}_for` as const),
  'how_was_it',
  'how_was_it_left',
  'recall',
  'membership_activated',
  'referral_rewarded',
  'account_deleted',
  'code_sign_in',
  'code_sign_up',
  'code_reset',
  'code_phone_number',
  'code_email',
  'code_mfa',
  'booking_link',
  'code_booking',
  'code_manage',
  'summary_visits',
  'summary_none',
  'earlier_time',
  'call_between',
  'call_before',
  'companions_clinic',
  'companions_at_home',
  'reminder_companions_clinic',
  'reminder_companions_at_home',
] as const

export type SmsTemplate = (typeof SMS_TEMPLATES)[number]

/** Codes go by SMS only: browsers read their last line, and WhatsApp has its own form for codes. */
export type WhatsappTemplate = Exclude<SmsTemplate, `code_${string}`>
export const isOnWhatsapp = (name: SmsTemplate): name is WhatsappTemplate => !name.startsWith('code_')
export const WHATSAPP_TEMPLATES = SMS_TEMPLATES.filter(isOnWhatsapp)
