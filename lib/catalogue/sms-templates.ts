// The SMS templates' registrations (TRAI's DLT: entity, header and every text are registered before a carrier takes
// them). The numbers are made up; the chain puts its own. The texts stand in lib/texts/en/messages.ts.

export const SMS_ENTITY_ID = '1101000000000000001'

export const SMS_TEMPLATE_IDS = {
  confirmed_clinic: '1107000000000000001',
  confirmed_emergency: '1107000000000000060',
  confirmed_at_home: '1107000000000000002',
  confirmed_video: '1107000000000000003',
  moved_clinic: '1107000000000000004',
  moved_at_home: '1107000000000000005',
  moved_video: '1107000000000000006',
  cancelled: '1107000000000000007',
  reminder_clinic: '1107000000000000061',
  reminder_at_home: '1107000000000000062',
  reminder_video: '1107000000000000063',
  reminded_clinic: '1107000000000000064',
  reminded_at_home: '1107000000000000065',
  reminded_video: '1107000000000000066',
  membership_activated: '1107000000000000008',
  referral_rewarded: '1107000000000000009',
  account_deleted: '1107000000000000010',
  code_sign_in: '1107000000000000011',
  code_sign_up: '1107000000000000012',
  code_reset: '1107000000000000013',
  code_phone_number: '1107000000000000014',
  code_email: '1107000000000000015',
  code_mfa: '1107000000000000016',
  booking_link: '1107000000000000017',
  code_booking: '1107000000000000018',
  code_manage: '1107000000000000021',
  summary_visits: '1107000000000000019',
  summary_none: '1107000000000000020',
  new_times: '1107000000000000037',
  new_times_none: '1107000000000000038',
  time_stands: '1107000000000000039',
} as const

export type SmsTemplate = keyof typeof SMS_TEMPLATE_IDS
