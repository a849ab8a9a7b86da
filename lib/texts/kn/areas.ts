// The texts that patients read, by area: one file for each area, with its name.
import * as accessibility from '@/lib/texts/kn/accessibility'
import * as account from '@/lib/texts/kn/account/account'
import * as accountChanges from '@/lib/texts/kn/account/account-changes'
import * as auth from '@/lib/texts/kn/account/auth'
import * as hosted from '@/lib/texts/kn/account/hosted'
import * as identity from '@/lib/texts/kn/account/identity'
import * as signIn from '@/lib/texts/kn/account/sign-in'
import * as api from '@/lib/texts/kn/api'
import * as booking from '@/lib/texts/kn/booking/booking'
import * as consultation from '@/lib/texts/kn/booking/consultation'
import * as forget from '@/lib/texts/kn/booking/forget'
import * as manage from '@/lib/texts/kn/booking/manage'
import * as prices from '@/lib/texts/kn/booking/prices'
import * as visitQuestion from '@/lib/texts/kn/booking/visit-question'
import * as liveTimes from '@/lib/texts/kn/calendar/live-times'
import * as clinicFacts from '@/lib/texts/kn/clinics/clinic-facts'
import * as clinics from '@/lib/texts/kn/clinics/clinics'
import * as map from '@/lib/texts/kn/clinics/map'
import * as ratings from '@/lib/texts/kn/clinics/ratings'
import * as suggestions from '@/lib/texts/kn/clinics/suggestions'
import * as family from '@/lib/texts/kn/companions/family'
import * as documents from '@/lib/texts/kn/documents'
import * as emergency from '@/lib/texts/kn/emergency'
import * as faults from '@/lib/texts/kn/faults'
import * as home from '@/lib/texts/kn/home'
import * as language from '@/lib/texts/kn/language'
import * as campaigns from '@/lib/texts/kn/leads/campaigns'
import * as waiting from '@/lib/texts/kn/leads/waiting'
import * as member from '@/lib/texts/kn/membership/member'
import * as membership from '@/lib/texts/kn/membership/membership'
import * as messages from '@/lib/texts/kn/messages/messages'
import * as reminders from '@/lib/texts/kn/messages/reminders'
import * as sms from '@/lib/texts/kn/messages/sms'
import * as payments from '@/lib/texts/kn/payments/payments'
import * as receipt from '@/lib/texts/kn/payments/receipt'
import * as photoStrip from '@/lib/texts/kn/photos/photo-strip'
import * as photos from '@/lib/texts/kn/photos/photos'
import * as privacy from '@/lib/texts/kn/privacy'
import * as clinicList from '@/lib/texts/kn/questions/clinic-list'
import * as clinicStart from '@/lib/texts/kn/questions/clinic-start'
import * as concernCategory from '@/lib/texts/kn/questions/concern-category'
import * as inputName from '@/lib/texts/kn/questions/input-name'
import * as inputPhone from '@/lib/texts/kn/questions/input-phone'
import * as memberQuestionnaire from '@/lib/texts/kn/questions/member-questionnaire'
import * as numberProof from '@/lib/texts/kn/questions/number-proof'
import * as questionnaire from '@/lib/texts/kn/questions/questionnaire'
import * as selectAddress from '@/lib/texts/kn/questions/select-address'
import * as selectCity from '@/lib/texts/kn/questions/select-city'
import * as selectConcern from '@/lib/texts/kn/questions/select-concern'
import * as selectIssue from '@/lib/texts/kn/questions/select-issue'
import * as selectLocation from '@/lib/texts/kn/questions/select-location'
import * as selectSlot from '@/lib/texts/kn/questions/select-slot'
import * as selectTreatment from '@/lib/texts/kn/questions/select-treatment'
import * as videoConsultation from '@/lib/texts/kn/questions/video-consultation'
import * as recall from '@/lib/texts/kn/recalls/recall'
import * as referral from '@/lib/texts/kn/referral/referral'
import * as shell from '@/lib/texts/kn/shell'
import * as site from '@/lib/texts/kn/site'
import * as steps from '@/lib/texts/kn/steps'
import * as terms from '@/lib/texts/kn/terms'
import * as treatments from '@/lib/texts/kn/treatments/all'
import * as treatmentsPages from '@/lib/texts/kn/treatments/treatments-pages'

export const KN = {
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
