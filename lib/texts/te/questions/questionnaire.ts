import type { Sentences } from '@/flows/causes'
import type { PostedValue } from '@/flows/rules'
import type { Choices } from '@/lib/texts/choices'
import { BUSY_NETWORK } from '@/lib/texts/te/limits'

const UNKNOWN = 'చూపించిన జవాబుల్లో ఒకటి ఎంచుకోండి'

export const QUESTIONNAIRE = {
  title: 'మేము కాల్ చేసే ముందు కొన్ని ప్రశ్నలు',
  hint: 'ఏ ప్రశ్నా తప్పనిసరి కాదు. ప్రతి జవాబూ డెంటిస్ట్‌కు ఉపయోగపడుతుంది.',
  how_long: 'ఈ సమస్య ఎంతకాలంగా ఉంది?',
  tried_before: 'ఇప్పటివరకు ఏం చేసి చూశారు?',
  pain_now: 'ఇప్పుడు నొప్పి ఉందా?',
  age_band: 'పేషెంట్ వయసు ఎంత?',
  best_time: 'ఏ సమయంలో కాల్ చేస్తే మంచిది?',
  submit: 'కాల్ చేయమని అడగండి',
  hours: '{from} నుంచి {until} వరకు',
  options: {
    how_long: {
      days: { label: 'కొన్ని రోజులుగా' },
      weeks: { label: 'కొన్ని వారాలుగా' },
      months: { label: 'కొన్ని నెలలుగా' },
      years: { label: 'ఏడాది లేదా ఇంకా ఎక్కువ' },
      not_sure: { label: 'నాకు సరిగ్గా తెలియదు' },
    } satisfies Choices<PostedValue<'how_long'>>,
    tried_before: {
      nothing: { label: 'ఇంకా ఏమీ చేయలేదు' },
      home_care: { label: 'ఇంటి చిట్కాలు' },
      saw_dentist: { label: 'డెంటిస్ట్‌కు చూపించాను' },
      started_treatment: { label: 'చికిత్స మొదలైంది' },
      finished_treatment: { label: 'చికిత్స పూర్తయింది' },
    } satisfies Choices<PostedValue<'tried_before'>>,
    pain_now: {
      none: { label: 'నొప్పి లేదు' },
      mild: { label: 'కొంచెం' },
      strong: { label: 'తీవ్రమైన నొప్పి' },
    } satisfies Choices<PostedValue<'pain_now'>>,
    age_band: {
      under_18: { label: '18 లోపు' },
      from_18_to_29: { label: '18 నుంచి 29' },
      from_30_to_44: { label: '30 నుంచి 44' },
      from_45_to_59: { label: '45 నుంచి 59' },
      from_60: { label: '60 లేదా ఎక్కువ' },
    } satisfies Choices<PostedValue<'age_band'>>,
    best_time: {
      any_time: { label: 'ఎప్పుడైనా' },
      morning: { label: 'ఉదయం' },
      afternoon: { label: 'మధ్యాహ్నం' },
      evening: { label: 'సాయంత్రం' },
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
