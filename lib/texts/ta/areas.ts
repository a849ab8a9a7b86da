import * as accessibility from '@/lib/texts/ta/accessibility'
import * as account from '@/lib/texts/ta/account/account'
import * as accountChanges from '@/lib/texts/ta/account/account-changes'
import * as auth from '@/lib/texts/ta/account/auth'
import * as hosted from '@/lib/texts/ta/account/hosted'
import * as identity from '@/lib/texts/ta/account/identity'
import * as signIn from '@/lib/texts/ta/account/sign-in'
import * as api from '@/lib/texts/ta/api'
import * as booking from '@/lib/texts/ta/booking/booking'
import * as consultation from '@/lib/texts/ta/booking/consultation'
import * as forget from '@/lib/texts/ta/booking/forget'
import * as manage from '@/lib/texts/ta/booking/manage'
import * as prices from '@/lib/texts/ta/booking/prices'
import * as visitQuestion from '@/lib/texts/ta/booking/visit-question'
import * as liveTimes from '@/lib/texts/ta/calendar/live-times'
import * as clinicFacts from '@/lib/texts/ta/clinics/clinic-facts'
import * as clinics from '@/lib/texts/ta/clinics/clinics'
import * as map from '@/lib/texts/ta/clinics/map'
import * as ratings from '@/lib/texts/ta/clinics/ratings'
import * as suggestions from '@/lib/texts/ta/clinics/suggestions'
import * as family from '@/lib/texts/ta/companions/family'
import * as documents from '@/lib/texts/ta/documents'
import * as emergency from '@/lib/texts/ta/emergency'
import * as faults from '@/lib/texts/ta/faults'
import * as home from '@/lib/texts/ta/home'
import * as language from '@/lib/texts/ta/language'
import * as campaigns from '@/lib/texts/ta/leads/campaigns'
import * as waiting from '@/lib/texts/ta/leads/waiting'
import * as member from '@/lib/texts/ta/membership/member'
import * as membership from '@/lib/texts/ta/membership/membership'
import * as messages from '@/lib/texts/ta/messages/messages'
import * as reminders from '@/lib/texts/ta/messages/reminders'
import * as sms from '@/lib/texts/ta/messages/sms'
import * as payments from '@/lib/texts/ta/payments/payments'
import * as receipt from '@/lib/texts/ta/payments/receipt'
import * as photoStrip from '@/lib/texts/ta/photos/photo-strip'
import * as photos from '@/lib/texts/ta/photos/photos'
import * as privacy from '@/lib/texts/ta/privacy'
import * as clinicList from '@/lib/texts/ta/questions/clinic-list'
import * as clinicStart from '@/lib/texts/ta/questions/clinic-start'
import * as concernCategory from '@/lib/texts/ta/questions/concern-category'
import * as inputName from '@/lib/texts/ta/questions/input-name'
import * as inputPhone from '@/lib/texts/ta/questions/input-phone'
import * as memberQuestionnaire from '@/lib/texts/ta/questions/member-questionnaire'
import * as numberProof from '@/lib/texts/ta/questions/number-proof'
import * as questionnaire from '@/lib/texts/ta/questions/questionnaire'
import * as selectAddress from '@/lib/texts/ta/questions/select-address'
import * as selectCity from '@/lib/texts/ta/questions/select-city'
import * as selectConcern from '@/lib/texts/ta/questions/select-concern'
import * as selectIssue from '@/lib/texts/ta/questions/select-issue'
import * as selectLocation from '@/lib/texts/ta/questions/select-location'
import * as selectSlot from '@/lib/texts/ta/questions/select-slot'
import * as selectTreatment from '@/lib/texts/ta/questions/select-treatment'
import * as videoConsultation from '@/lib/texts/ta/questions/video-consultation'
import * as recall from '@/lib/texts/ta/recalls/recall'
import * as referral from '@/lib/texts/ta/referral/referral'
import * as shell from '@/lib/texts/ta/shell'
import * as site from '@/lib/texts/ta/site'
import * as steps from '@/lib/texts/ta/steps'
import * as terms from '@/lib/texts/ta/terms'
import * as treatments from '@/lib/texts/ta/treatments/all'
import * as treatmentsPages from '@/lib/texts/ta/treatments/treatments-pages'

export const TA = {
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
