import type { Sentences } from '@/flows/causes'
import type { PostedValue } from '@/flows/rules'
import type { Choices } from '@/lib/texts/choices'
import { BUSY_NETWORK } from '@/lib/texts/hi/limits'

const UNKNOWN = 'दिखाए गए जवाबों में से एक चुनें'

export const QUESTIONNAIRE = {
  title: 'कॉल से पहले कुछ सवाल',
  hint: 'कोई भी सवाल ज़रूरी नहीं है। हर जवाब से डेंटिस्ट को मदद मिलती है।',
  how_long: 'यह परेशानी कब से है?',
  tried_before: 'अब तक आपने क्या किया है?',
  pain_now: 'क्या अभी दर्द है?',
  age_band: 'मरीज़ की उम्र कितनी है?',
  best_time: 'कॉल करने का सबसे अच्छा समय कौन-सा है?',
  submit: 'मुझे कॉल करें',
  hours: '{from}\u00a0से {until}',
  options: {
    how_long: {
      days: { label: 'कुछ दिनों से' },
      weeks: { label: 'कुछ हफ़्तों से' },
      months: { label: 'कुछ महीनों से' },
      years: { label: 'एक साल या उससे ज़्यादा' },
      not_sure: { label: 'मुझे पक्का नहीं पता' },
    } satisfies Choices<PostedValue<'how_long'>>,
    tried_before: {
      nothing: { label: 'अभी तक कुछ नहीं' },
      home_care: { label: 'घरेलू नुस्ख़े' },
      saw_dentist: { label: 'डेंटिस्ट को दिखाया' },
      started_treatment: { label: 'इलाज शुरू करवाया' },
      finished_treatment: { label: 'इलाज पूरा करवाया' },
    } satisfies Choices<PostedValue<'tried_before'>>,
    pain_now: {
      none: { label: 'दर्द नहीं है' },
      mild: { label: 'थोड़ा दर्द है' },
      strong: { label: 'तेज़ दर्द है' },
    } satisfies Choices<PostedValue<'pain_now'>>,
    age_band: {
      under_18: { label: '18 से कम' },
      from_18_to_29: { label: '18 से 29' },
      from_30_to_44: { label: '30 से 44' },
      from_45_to_59: { label: '45 से 59' },
      from_60: { label: '60 या उससे ज़्यादा' },
    } satisfies Choices<PostedValue<'age_band'>>,
    best_time: {
      any_time: { label: 'किसी भी समय' },
      morning: { label: 'सुबह' },
      afternoon: { label: 'दोपहर' },
      evening: { label: 'शाम' },
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
