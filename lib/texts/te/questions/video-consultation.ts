import type { Sentences } from '@/flows/causes'
import type { Value } from '@/flows/params'
import type { Choices } from '@/lib/texts/choices'

export const VIDEO = {
  title: 'ముందు డెంటిస్ట్‌తో మాట్లాడాలనుకుంటున్నారా?',
  legend: 'ఒకటి ఎంచుకోండి',
  row: 'ఎలా',
  options: {
    false: { label: 'డెంటిస్ట్‌తో వీడియో కాల్', line: 'మీ ఫోన్‌లో, తర్వాతి ఖాళీ సమయంలో' },
    true: { label: 'క్లినిక్‌కు రండి', line: 'అన్నిటికంటే ముందున్న ఖాళీ సమయంలో' },
  } satisfies Choices<Value<'skip_video'>>,
  nextChair: 'తర్వాతిది: {place}, {when}',
  nextCall: 'తర్వాతిది: {when}. డెంటిస్ట్ మీకు కాల్ చేస్తారు',
  causes: {
    skip_video: { empty: 'వీడియో కాల్ లేదా క్లినిక్ ఎంచుకోండి', unknown: 'వీడియో కాల్ లేదా క్లినిక్ ఎంచుకోండి' },
  } satisfies Sentences<'skip_video'>,
} as const
