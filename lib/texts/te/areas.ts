// The texts that patients read, by area: one file for each area, with its name.
import * as accessibility from '@/lib/texts/te/accessibility'
import * as account from '@/lib/texts/te/account/account'
import * as accountChanges from '@/lib/texts/te/account/account-changes'
import * as auth from '@/lib/texts/te/account/auth'
import * as hosted from '@/lib/texts/te/account/hosted'
import * as identity from '@/lib/texts/te/account/identity'
import * as signIn from '@/lib/texts/te/account/sign-in'
import * as api from '@/lib/texts/te/api'
import * as booking from '@/lib/texts/te/booking/booking'
import * as consultation from '@/lib/texts/te/booking/consultation'
import * as forget from '@/lib/texts/te/booking/forget'
import * as manage from '@/lib/texts/te/booking/manage'
import * as prices from '@/lib/texts/te/booking/prices'
import * as visitQuestion from '@/lib/texts/te/booking/visit-question'
import * as liveTimes from '@/lib/texts/te/calendar/live-times'
import * as clinicFacts from '@/lib/texts/te/clinics/clinic-facts'
import * as clinics from '@/lib/texts/te/clinics/clinics'
import * as map from '@/lib/texts/te/clinics/map'
import * as ratings from '@/lib/texts/te/clinics/ratings'
import * as suggestions from '@/lib/texts/te/clinics/suggestions'
import * as family from '@/lib/texts/te/companions/family'
import * as documents from '@/lib/texts/te/documents'
import * as emergency from '@/lib/texts/te/emergency'
import * as faults from '@/lib/texts/te/faults'
import * as home from '@/lib/texts/te/home'
import * as language from '@/lib/texts/te/language'
import * as campaigns from '@/lib/texts/te/leads/campaigns'
import * as waiting from '@/lib/texts/te/leads/waiting'
import * as member from '@/lib/texts/te/membership/member'
import * as membership from '@/lib/texts/te/membership/membership'
import * as messages from '@/lib/texts/te/messages/messages'
import * as reminders from '@/lib/texts/te/messages/reminders'
import * as sms from '@/lib/texts/te/messages/sms'
import * as payments from '@/lib/texts/te/payments/payments'
import * as receipt from '@/lib/texts/te/payments/receipt'
import * as photoStrip from '@/lib/texts/te/photos/photo-strip'
import * as photos from '@/lib/texts/te/photos/photos'
import * as privacy from '@/lib/texts/te/privacy'
import * as clinicList from '@/lib/texts/te/questions/clinic-list'
import * as clinicStart from '@/lib/texts/te/questions/clinic-start'
import * as concernCategory from '@/lib/texts/te/questions/concern-category'
import * as inputName from '@/lib/texts/te/questions/input-name'
import * as inputPhone from '@/lib/texts/te/questions/input-phone'
import * as memberQuestionnaire from '@/lib/texts/te/questions/member-questionnaire'
import * as numberProof from '@/lib/texts/te/questions/number-proof'
import * as questionnaire from '@/lib/texts/te/questions/questionnaire'
import * as selectAddress from '@/lib/texts/te/questions/select-address'
import * as selectCity from '@/lib/texts/te/questions/select-city'
import * as selectConcern from '@/lib/texts/te/questions/select-concern'
import * as selectIssue from '@/lib/texts/te/questions/select-issue'
import * as selectLocation from '@/lib/texts/te/questions/select-location'
import * as selectSlot from '@/lib/texts/te/questions/select-slot'
import * as selectTreatment from '@/lib/texts/te/questions/select-treatment'
import * as videoConsultation from '@/lib/texts/te/questions/video-consultation'
import * as recall from '@/lib/texts/te/recalls/recall'
import * as referral from '@/lib/texts/te/referral/referral'
import * as shell from '@/lib/texts/te/shell'
import * as site from '@/lib/texts/te/site'
import * as steps from '@/lib/texts/te/steps'
import * as terms from '@/lib/texts/te/terms'
import * as treatments from '@/lib/texts/te/treatments/all'
import * as treatmentsPages from '@/lib/texts/te/treatments/treatments-pages'

export const TE = {
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
