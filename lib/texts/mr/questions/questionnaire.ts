import type { Sentences } from '@/flows/causes'
import type { PostedValue } from '@/flows/rules'
import type { Choices } from '@/lib/texts/choices'
import { BUSY_NETWORK } from '@/lib/texts/mr/limits'

const UNKNOWN = 'दाखवलेल्या उत्तरांपैकी एक निवडा'

export const QUESTIONNAIRE = {
  title: 'आम्ही कॉल करण्याआधी काही प्रश्न',
  hint: 'कोणत्याही प्रश्नाचे उत्तर देणे गरजेचे नाही. पण प्रत्येक उत्तराने डेंटिस्टना मदत होते.',
  how_long: 'हा त्रास किती दिवसांपासून आहे?',
  tried_before: 'आतापर्यंत काय करून पाहिले?',
  pain_now: 'आत्ता दुखत आहे का?',
  age_band: 'पेशंटचे वय किती आहे?',
  best_time: 'तुम्हाला कधी कॉल करावा?',
  submit: 'कॉल मागवा',
  hours: '{from} ते {until}',
  options: {
    how_long: {
      days: { label: 'काही दिवस' },
      weeks: { label: 'काही आठवडे' },
      months: { label: 'काही महिने' },
      years: { label: 'एक वर्ष किंवा जास्त' },
      not_sure: { label: 'मला नक्की माहीत नाही' },
    } satisfies Choices<PostedValue<'how_long'>>,
    tried_before: {
      nothing: { label: 'अजून काही नाही' },
      home_care: { label: 'घरगुती उपाय' },
      saw_dentist: { label: 'डेंटिस्टना दाखवले' },
      started_treatment: { label: 'उपचार सुरू केले' },
      finished_treatment: { label: 'उपचार पूर्ण केले' },
    } satisfies Choices<PostedValue<'tried_before'>>,
    pain_now: {
      none: { label: 'दुखत नाही' },
      mild: { label: 'थोडे' },
      strong: { label: 'खूप दुखत आहे' },
    } satisfies Choices<PostedValue<'pain_now'>>,
    age_band: {
      under_18: { label: '18 पेक्षा कमी' },
      from_18_to_29: { label: '18 ते 29' },
      from_30_to_44: { label: '30 ते 44' },
      from_45_to_59: { label: '45 ते 59' },
      from_60: { label: '60 किंवा जास्त' },
    } satisfies Choices<PostedValue<'age_band'>>,
    best_time: {
      any_time: { label: 'कधीही चालेल' },
      morning: { label: 'सकाळी' },
      afternoon: { label: 'दुपारी' },
      evening: { label: 'संध्याकाळी' },
    } satisfies Choices<PostedValue<'best_time'>>,
  },
  causes: {
    how_long: { unknown: UNKNOWN, busy_network: BUSY_NETWORK },
    tried_before: { unknown: UNKNOWN },
    pain_now: { unknown: UNKNOWN },
    age_band: { unknown: UNKNOWN },
    best_time: { unknown: UNKNOWN },
  } satisfies Sentences<'how_long' | 'tried_before' | 'pain_now' | 'age_band' | 'best_time'>,
} as const
