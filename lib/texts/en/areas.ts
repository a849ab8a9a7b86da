// The texts that patients read, by area: one file for each area, with its name.
import * as accessibility from '@/lib/texts/en/accessibility'
import * as account from '@/lib/texts/en/account/account'
import * as accountChanges from '@/lib/texts/en/account/account-changes'
import * as auth from '@/lib/texts/en/account/auth'
import * as hosted from '@/lib/texts/en/account/hosted'
import * as identity from '@/lib/texts/en/account/identity'
import * as signIn from '@/lib/texts/en/account/sign-in'
import * as api from '@/lib/texts/en/api'
import * as booking from '@/lib/texts/en/booking/booking'
import * as consultation from '@/lib/texts/en/booking/consultation'
import * as forget from '@/lib/texts/en/booking/forget'
import * as manage from '@/lib/texts/en/booking/manage'
import * as prices from '@/lib/texts/en/booking/prices'
import * as visitQuestion from '@/lib/texts/en/booking/visit-question'
import * as liveTimes from '@/lib/texts/en/calendar/live-times'
import * as clinicFacts from '@/lib/texts/en/clinics/clinic-facts'
import * as clinics from '@/lib/texts/en/clinics/clinics'
import * as map from '@/lib/texts/en/clinics/map'
import * as ratings from '@/lib/texts/en/clinics/ratings'
import * as suggestions from '@/lib/texts/en/clinics/suggestions'
import * as family from '@/lib/texts/en/companions/family'
import * as documents from '@/lib/texts/en/documents'
import * as emergency from '@/lib/texts/en/emergency'
import * as faults from '@/lib/texts/en/faults'
import * as home from '@/lib/texts/en/home'
import * as language from '@/lib/texts/en/language'
import * as campaigns from '@/lib/texts/en/leads/campaigns'
import * as waiting from '@/lib/texts/en/leads/waiting'
import * as member from '@/lib/texts/en/membership/member'
import * as membership from '@/lib/texts/en/membership/membership'
import * as messages from '@/lib/texts/en/messages/messages'
import * as reminders from '@/lib/texts/en/messages/reminders'
import * as sms from '@/lib/texts/en/messages/sms'
import * as payments from '@/lib/texts/en/payments/payments'
import * as receipt from '@/lib/texts/en/payments/receipt'
import * as photoStrip from '@/lib/texts/en/photos/photo-strip'
import * as photos from '@/lib/texts/en/photos/photos'
import * as privacy from '@/lib/texts/en/privacy'
import * as clinicList from '@/lib/texts/en/questions/clinic-list'
import * as clinicStart from '@/lib/texts/en/questions/clinic-start'
import * as concernCategory from '@/lib/texts/en/questions/concern-category'
import * as inputName from '@/lib/texts/en/questions/input-name'
import * as inputPhone from '@/lib/texts/en/questions/input-phone'
import * as memberQuestionnaire from '@/lib/texts/en/questions/member-questionnaire'
import * as numberProof from '@/lib/texts/en/questions/number-proof'
import * as questionnaire from '@/lib/texts/en/questions/questionnaire'
import * as selectAddress from '@/lib/texts/en/questions/select-address'
import * as selectCity from '@/lib/texts/en/questions/select-city'
import * as selectConcern from '@/lib/texts/en/questions/select-concern'
import * as selectIssue from '@/lib/texts/en/questions/select-issue'
import * as selectLocation from '@/lib/texts/en/questions/select-location'
import * as selectSlot from '@/lib/texts/en/questions/select-slot'
import * as selectTreatment from '@/lib/texts/en/questions/select-treatment'
import * as videoConsultation from '@/lib/texts/en/questions/video-consultation'
import * as recall from '@/lib/texts/en/recalls/recall'
import * as referral from '@/lib/texts/en/referral/referral'
import * as shell from '@/lib/texts/en/shell'
import * as site from '@/lib/texts/en/site'
import * as steps from '@/lib/texts/en/steps'
import * as terms from '@/lib/texts/en/terms'
import * as treatments from '@/lib/texts/en/treatments/all'
import * as treatmentsPages from '@/lib/texts/en/treatments/treatments-pages'

export const EN = {
  accessibility,
  account,
  'account-changes': accountChanges,
  api,
  auth,
  booking,
  campaigns,
  'clinic-list': clinicList,
  'clinic-start': clinicStart,
  'clinic-facts': clinicFacts,
  clinics,
  'concern-category': concernCategory,
  consultation,
  documents,
  emergency,
  family,
  faults,
  forget,
  home,
  hosted,
  identity,
  'input-name': inputName,
  'input-phone': inputPhone,
  language,
  'live-times': liveTimes,
  manage,
  map,
  member,
  'member-questionnaire': memberQuestionnaire,
  membership,
  messages,
  'number-proof': numberProof,
  payments,
  'photo-strip': photoStrip,
  photos,
  prices,
  privacy,
  questionnaire,
  ratings,
  recall,
  receipt,
  referral,
  reminders,
  'select-address': selectAddress,
  'select-city': selectCity,
  'select-concern': selectConcern,
  'select-issue': selectIssue,
  'select-location': selectLocation,
  'select-slot': selectSlot,
  'select-treatment': selectTreatment,
  shell,
  'sign-in': signIn,
  site,
  sms,
  steps,
  suggestions,
  terms,
  treatments,
  'treatments-pages': treatmentsPages,
  'video-consultation': videoConsultation,
  'visit-question': visitQuestion,
  waiting,
}
