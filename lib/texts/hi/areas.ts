import * as accessibility from '@/lib/texts/hi/accessibility'
import * as account from '@/lib/texts/hi/account/account'
import * as accountChanges from '@/lib/texts/hi/account/account-changes'
import * as auth from '@/lib/texts/hi/account/auth'
import * as hosted from '@/lib/texts/hi/account/hosted'
import * as identity from '@/lib/texts/hi/account/identity'
import * as signIn from '@/lib/texts/hi/account/sign-in'
import * as api from '@/lib/texts/hi/api'
import * as booking from '@/lib/texts/hi/booking/booking'
import * as consultation from '@/lib/texts/hi/booking/consultation'
import * as forget from '@/lib/texts/hi/booking/forget'
import * as manage from '@/lib/texts/hi/booking/manage'
import * as prices from '@/lib/texts/hi/booking/prices'
import * as visitQuestion from '@/lib/texts/hi/booking/visit-question'
import * as liveTimes from '@/lib/texts/hi/calendar/live-times'
import * as clinicFacts from '@/lib/texts/hi/clinics/clinic-facts'
import * as clinics from '@/lib/texts/hi/clinics/clinics'
import * as map from '@/lib/texts/hi/clinics/map'
import * as ratings from '@/lib/texts/hi/clinics/ratings'
import * as suggestions from '@/lib/texts/hi/clinics/suggestions'
import * as family from '@/lib/texts/hi/companions/family'
import * as documents from '@/lib/texts/hi/documents'
import * as emergency from '@/lib/texts/hi/emergency'
import * as faults from '@/lib/texts/hi/faults'
import * as home from '@/lib/texts/hi/home'
import * as language from '@/lib/texts/hi/language'
import * as campaigns from '@/lib/texts/hi/leads/campaigns'
import * as waiting from '@/lib/texts/hi/leads/waiting'
import * as member from '@/lib/texts/hi/membership/member'
import * as membership from '@/lib/texts/hi/membership/membership'
import * as messages from '@/lib/texts/hi/messages/messages'
import * as reminders from '@/lib/texts/hi/messages/reminders'
import * as sms from '@/lib/texts/hi/messages/sms'
import * as payments from '@/lib/texts/hi/payments/payments'
import * as receipt from '@/lib/texts/hi/payments/receipt'
import * as photoStrip from '@/lib/texts/hi/photos/photo-strip'
import * as photos from '@/lib/texts/hi/photos/photos'
import * as privacy from '@/lib/texts/hi/privacy'
import * as clinicList from '@/lib/texts/hi/questions/clinic-list'
import * as clinicStart from '@/lib/texts/hi/questions/clinic-start'
import * as concernCategory from '@/lib/texts/hi/questions/concern-category'
import * as inputName from '@/lib/texts/hi/questions/input-name'
import * as inputPhone from '@/lib/texts/hi/questions/input-phone'
import * as memberQuestionnaire from '@/lib/texts/hi/questions/member-questionnaire'
import * as numberProof from '@/lib/texts/hi/questions/number-proof'
import * as questionnaire from '@/lib/texts/hi/questions/questionnaire'
import * as selectAddress from '@/lib/texts/hi/questions/select-address'
import * as selectCity from '@/lib/texts/hi/questions/select-city'
import * as selectConcern from '@/lib/texts/hi/questions/select-concern'
import * as selectIssue from '@/lib/texts/hi/questions/select-issue'
import * as selectLocation from '@/lib/texts/hi/questions/select-location'
import * as selectSlot from '@/lib/texts/hi/questions/select-slot'
import * as selectTreatment from '@/lib/texts/hi/questions/select-treatment'
import * as videoConsultation from '@/lib/texts/hi/questions/video-consultation'
import * as recall from '@/lib/texts/hi/recalls/recall'
import * as referral from '@/lib/texts/hi/referral/referral'
import * as shell from '@/lib/texts/hi/shell'
import * as site from '@/lib/texts/hi/site'
import * as steps from '@/lib/texts/hi/steps'
import * as terms from '@/lib/texts/hi/terms'
import * as treatments from '@/lib/texts/hi/treatments/all'
import * as treatmentsPages from '@/lib/texts/hi/treatments/treatments-pages'

export const HI = {
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
