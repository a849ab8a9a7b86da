import type { Sentences } from '@/flows/causes'
import type { Value } from '@/flows/params'
import type { Choices } from '@/lib/texts/choices'

const UNKNOWN = 'చూపించిన జవాబుల్లో ఒకటి ఎంచుకోండి'

export const PURPOSE = {
  title: 'మేము మీకు ఏ విషయంలో సాయం చేయగలం?',
  legend: 'ఒకటి ఎంచుకోండి',
  row: 'కారణం',
  options: {
    crooked_teeth: { label: 'వంకర పళ్లు', line: 'వరుస తప్పిన పళ్లను సరిచేసుకోండి' },
    gaps: { label: 'పళ్ల మధ్య ఖాళీలు', line: 'పళ్ల మధ్య ఖాళీలు లేకుండా చేయించుకోండి' },
    missing_teeth: { label: 'పళ్లు లేకపోవడం', line: 'ఒకటి, కొన్ని లేదా అన్ని పళ్లు కొత్తగా పెట్టించుకోండి' },
    discoloured_teeth: { label: 'రంగు మారిన పళ్లు', line: 'మరకలు, పసుపు రంగు తగ్గించుకోండి' },
    tooth_pain: { label: 'పంటి నొప్పి', line: 'కారణం తెలుసుకోండి' },
    bleeding_gums: { label: 'చిగుళ్ల నుంచి రక్తం', line: 'చిగుళ్లను పరీక్ష చేయించి, శుభ్రం చేయించుకోండి' },
    smile_makeover: { label: 'కొత్త చిరునవ్వు', line: 'మీ పళ్ల ఆకారం, రంగు ప్లాన్ చేసుకోండి' },
    check_up: { label: 'సాధారణ దంత పరీక్ష', line: 'అంతా బాగుందో లేదో చూసుకోండి' },
    other: { label: 'వేరే సమస్య', line: 'మేము కాల్ చేసినప్పుడు డెంటిస్ట్‌కు చెప్పండి' },
  } satisfies Choices<Value<'purpose'>>,
  causes: {
    purpose: { empty: 'మేము ఏ విషయంలో సాయం చేయాలో ఎంచుకోండి', unknown: UNKNOWN },
  } satisfies Sentences<'purpose'>,
} as const
