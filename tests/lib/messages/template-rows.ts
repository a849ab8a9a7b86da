import type { SmsTemplate, VisitTemplate } from '@/lib/catalogue/sms-templates'
import type { MessageKind } from '@/lib/db/message-kinds'

export const VISIT = {
  reference: 'K7M4Q2XN',
  type: 'clinic',
  place: 'Muthu Dental Thiruvanmiyur',
  address: '2nd floor, 118 Lattice Bridge Road, Thiruvanmiyur, Chennai',
  date: '2026-11-23',
  start: '10:30',
  manage: `/manage/K7M4Q2XN?key=${'k'.repeat(22)}`,
}
export const AT_HOME = { ...VISIT, type: 'at_home', address: null }
export const PARTY = { ...VISIT, count: 5, last: '12:30' }
const VIDEO = { ...VISIT, type: 'video' }
export const code = (purpose: string, channel = 'sms') => ({
  purpose,
  channel,
  code: '048213',
  until: '2026-11-23T09:05:00Z',
})
const MEMBERSHIP = { number: 'MDK7M4Q2XN', validUntil: '2027-11-23' }

export const visits = (count: number) => Array(count).fill({ ...VISIT, date: '2026-12-23', start: '10:30' })

type Row<Template = SmsTemplate> = [Template, MessageKind, Record<string, unknown>]
const OWN_VISITS: Row<VisitTemplate>[] = [
  ['confirmed_clinic', 'booking_confirmed', VISIT],
  ['confirmed_emergency', 'booking_confirmed', { ...VISIT, isEmergency: true }],
  ['confirmed_at_home', 'booking_confirmed', AT_HOME],
  ['confirmed_video', 'booking_confirmed', VIDEO],
  ['moved_clinic', 'booking_moved', VISIT],
  ['moved_at_home', 'booking_moved', AT_HOME],
  ['moved_video', 'booking_moved', VIDEO],
  ['cancelled', 'booking_cancelled', VISIT],
  ['reminder_clinic', 'reminder_day', { ...VISIT, attends: false }],
  ['reminder_at_home', 'reminder_day', { ...AT_HOME, attends: false }],
  ['reminder_video', 'reminder_hours', { ...VIDEO, attends: false }],
  ['reminded_clinic', 'reminder_hours', { ...VISIT, attends: true }],
  ['reminded_at_home', 'reminder_hours', { ...AT_HOME, attends: true }],
  ['reminded_video', 'reminder_hours', { ...VIDEO, attends: true }],
  ['new_times', 'new_times', { ...VISIT, times: visits(3) }],
  ['new_times_none', 'new_times', { ...VISIT, times: [] }],
  ['time_stands', 'time_stands', VISIT],
  ['running_late', 'running_late', { ...VISIT, minutes: 60 }],
  ['on_time_again', 'on_time_again', { ...VISIT, minutes: 0 }],
]
/** Each template with the message that fills it. */
export const ROWS: Row[] = [
  ...OWN_VISITS,
  ...OWN_VISITS.map(
    ([name, kind, told]): Row => [`${name}_for`, kind, { ...told, other: { firstName: 'Asha', age: 8 } }],
  ),
  ['how_was_it', 'how_was_it', { ...VISIT, visit: VISIT.manage.replace('?', '/visit?') }],
  ['how_was_it_left', 'how_was_it', { ...VISIT, visit: VISIT.manage.replace('?', '/visit?'), hasLeft: true }],
  ['recall', 'recall_first', { recall: VISIT.manage.replace('?', '/recall?') }],
  ['earlier_time', 'earlier_time', { ...VISIT, until: '12:45' }],
  ['call_between', 'call_asked', { date: VISIT.date, from: '17:00', until: '20:00' }],
  ['call_before', 'call_asked', { date: VISIT.date, from: null, until: '20:00' }],
  ['booking_link', 'booking_link', VISIT],
  ['summary_visits', 'booking_summary', { visits: visits(20) }],
  ['summary_none', 'booking_summary', { visits: [] }],
  ['membership_activated', 'membership_activated', MEMBERSHIP],
  ['referral_rewarded', 'referral_rewarded', {}],
  ['account_deleted', 'account_deleted', {}],
  ['companions_clinic', 'booking_companions', PARTY],
  ['companions_at_home', 'booking_companions', { ...PARTY, type: 'at_home' }],
  ['reminder_companions_clinic', 'reminder_day', { ...VISIT, attends: false, groupSize: 5 }],
  ['reminder_companions_at_home', 'reminder_hours', { ...AT_HOME, attends: true, groupSize: 5 }],
  ...(['sign_in', 'sign_up', 'reset', 'phone_number', 'email', 'mfa', 'booking', 'manage'] as const).map(
    (purpose): Row => [`code_${purpose}`, 'code', code(purpose)],
  ),
]
