// The texts that patients read, by area: one file for each area, with its name.
import * as accessibility from '@/lib/texts/ml/accessibility'
import * as account from '@/lib/texts/ml/account/account'
import * as accountChanges from '@/lib/texts/ml/account/account-changes'
import * as auth from '@/lib/texts/ml/account/auth'
import * as hosted from '@/lib/texts/ml/account/hosted'
import * as identity from '@/lib/texts/ml/account/identity'
import * as signIn from '@/lib/texts/ml/account/sign-in'
import * as api from '@/lib/texts/ml/api'
import * as booking from '@/lib/texts/ml/booking/booking'
import * as consultation from '@/lib/texts/ml/booking/consultation'
import * as forget from '@/lib/texts/ml/booking/forget'
import * as manage from '@/lib/texts/ml/booking/manage'
import * as prices from '@/lib/texts/ml/booking/prices'
import * as visitQuestion from '@/lib/texts/ml/booking/visit-question'
import * as liveTimes from '@/lib/texts/ml/calendar/live-times'
import * as clinicFacts from '@/lib/texts/ml/clinics/clinic-facts'
import * as clinics from '@/lib/texts/ml/clinics/clinics'
import * as map from '@/lib/texts/ml/clinics/map'
import * as ratings from '@/lib/texts/ml/clinics/ratings'
import * as suggestions from '@/lib/texts/ml/clinics/suggestions'
import * as family from '@/lib/texts/ml/companions/family'
import * as documents from '@/lib/texts/ml/documents'
import * as emergency from '@/lib/texts/ml/emergency'
import * as faults from '@/lib/texts/ml/faults'
import * as home from '@/lib/texts/ml/home'
import * as language from '@/lib/texts/ml/language'
import * as campaigns from '@/lib/texts/ml/leads/campaigns'
import * as waiting from '@/lib/texts/ml/leads/waiting'
import * as member from '@/lib/texts/ml/membership/member'
import * as membership from '@/lib/texts/ml/membership/membership'
import * as messages from '@/lib/texts/ml/messages/messages'
import * as reminders from '@/lib/texts/ml/messages/reminders'
import * as sms from '@/lib/texts/ml/messages/sms'
import * as payments from '@/lib/texts/ml/payments/payments'
import * as receipt from '@/lib/texts/ml/payments/receipt'
import * as photoStrip from '@/lib/texts/ml/photos/photo-strip'
import * as photos from '@/lib/texts/ml/photos/photos'
import * as privacy from '@/lib/texts/ml/privacy'
import * as clinicList from '@/lib/texts/ml/questions/clinic-list'
import * as clinicStart from '@/lib/texts/ml/questions/clinic-start'
import * as concernCategory from '@/lib/texts/ml/questions/concern-category'
import * as inputName from '@/lib/texts/ml/questions/input-name'
import * as inputPhone from '@/lib/texts/ml/questions/input-phone'
import * as memberQuestionnaire from '@/lib/texts/ml/questions/member-questionnaire'
import * as numberProof from '@/lib/texts/ml/questions/number-proof'
import * as questionnaire from '@/lib/texts/ml/questions/questionnaire'
import * as selectAddress from '@/lib/texts/ml/questions/select-address'
import * as selectCity from '@/lib/texts/ml/questions/select-city'
import * as selectConcern from '@/lib/texts/ml/questions/select-concern'
import * as selectIssue from '@/lib/texts/ml/questions/select-issue'
import * as selectLocation from '@/lib/texts/ml/questions/select-location'
import * as selectSlot from '@/lib/texts/ml/questions/select-slot'
import * as selectTreatment from '@/lib/texts/ml/questions/select-treatment'
import * as videoConsultation from '@/lib/texts/ml/questions/video-consultation'
import * as recall from '@/lib/texts/ml/recalls/recall'
import * as referral from '@/lib/texts/ml/referral/referral'
import * as shell from '@/lib/texts/ml/shell'
import * as site from '@/lib/texts/ml/site'
import * as steps from '@/lib/texts/ml/steps'
import * as terms from '@/lib/texts/ml/terms'
import * as treatments from '@/lib/texts/ml/treatments/all'
import * as treatmentsPages from '@/lib/texts/ml/treatments/treatments-pages'

export const ML = {
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
