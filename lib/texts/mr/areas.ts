// The texts that patients read, by area: one file for each area, with its name.
import * as accessibility from '@/lib/texts/mr/accessibility'
import * as account from '@/lib/texts/mr/account/account'
import * as accountChanges from '@/lib/texts/mr/account/account-changes'
import * as auth from '@/lib/texts/mr/account/auth'
import * as hosted from '@/lib/texts/mr/account/hosted'
import * as identity from '@/lib/texts/mr/account/identity'
import * as signIn from '@/lib/texts/mr/account/sign-in'
import * as api from '@/lib/texts/mr/api'
import * as booking from '@/lib/texts/mr/booking/booking'
import * as consultation from '@/lib/texts/mr/booking/consultation'
import * as forget from '@/lib/texts/mr/booking/forget'
import * as manage from '@/lib/texts/mr/booking/manage'
import * as prices from '@/lib/texts/mr/booking/prices'
import * as visitQuestion from '@/lib/texts/mr/booking/visit-question'
import * as liveTimes from '@/lib/texts/mr/calendar/live-times'
import * as clinicFacts from '@/lib/texts/mr/clinics/clinic-facts'
import * as clinics from '@/lib/texts/mr/clinics/clinics'
import * as map from '@/lib/texts/mr/clinics/map'
import * as ratings from '@/lib/texts/mr/clinics/ratings'
import * as suggestions from '@/lib/texts/mr/clinics/suggestions'
import * as family from '@/lib/texts/mr/companions/family'
import * as documents from '@/lib/texts/mr/documents'
import * as emergency from '@/lib/texts/mr/emergency'
import * as faults from '@/lib/texts/mr/faults'
import * as home from '@/lib/texts/mr/home'
import * as language from '@/lib/texts/mr/language'
import * as campaigns from '@/lib/texts/mr/leads/campaigns'
import * as waiting from '@/lib/texts/mr/leads/waiting'
import * as member from '@/lib/texts/mr/membership/member'
import * as membership from '@/lib/texts/mr/membership/membership'
import * as messages from '@/lib/texts/mr/messages/messages'
import * as reminders from '@/lib/texts/mr/messages/reminders'
import * as sms from '@/lib/texts/mr/messages/sms'
import * as payments from '@/lib/texts/mr/payments/payments'
import * as receipt from '@/lib/texts/mr/payments/receipt'
import * as photoStrip from '@/lib/texts/mr/photos/photo-strip'
import * as photos from '@/lib/texts/mr/photos/photos'
import * as privacy from '@/lib/texts/mr/privacy'
import * as clinicList from '@/lib/texts/mr/questions/clinic-list'
import * as clinicStart from '@/lib/texts/mr/questions/clinic-start'
import * as concernCategory from '@/lib/texts/mr/questions/concern-category'
import * as inputName from '@/lib/texts/mr/questions/input-name'
import * as inputPhone from '@/lib/texts/mr/questions/input-phone'
import * as memberQuestionnaire from '@/lib/texts/mr/questions/member-questionnaire'
import * as numberProof from '@/lib/texts/mr/questions/number-proof'
import * as questionnaire from '@/lib/texts/mr/questions/questionnaire'
import * as selectAddress from '@/lib/texts/mr/questions/select-address'
import * as selectCity from '@/lib/texts/mr/questions/select-city'
import * as selectConcern from '@/lib/texts/mr/questions/select-concern'
import * as selectIssue from '@/lib/texts/mr/questions/select-issue'
import * as selectLocation from '@/lib/texts/mr/questions/select-location'
import * as selectSlot from '@/lib/texts/mr/questions/select-slot'
import * as selectTreatment from '@/lib/texts/mr/questions/select-treatment'
import * as videoConsultation from '@/lib/texts/mr/questions/video-consultation'
import * as recall from '@/lib/texts/mr/recalls/recall'
import * as referral from '@/lib/texts/mr/referral/referral'
import * as shell from '@/lib/texts/mr/shell'
import * as site from '@/lib/texts/mr/site'
import * as steps from '@/lib/texts/mr/steps'
import * as terms from '@/lib/texts/mr/terms'
import * as treatments from '@/lib/texts/mr/treatments/all'
import * as treatmentsPages from '@/lib/texts/mr/treatments/treatments-pages'

export const MR = {
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
