import type { Sentences } from '@/flows/causes'
import type { Value } from '@/flows/params'
import type { Choices } from '@/lib/texts/choices'

export const VIDEO = {
  title: 'क्या आप पहले डेंटिस्ट से बात करना चाहेंगे?',
  legend: 'एक चुनें',
  row: 'कैसे',
  options: {
    false: { label: 'डेंटिस्ट के साथ वीडियो कॉल', line: 'आपके फ़ोन पर, अगले खाली समय पर' },
    true: { label: 'क्लिनिक आएँ', line: 'सबसे जल्दी के समय पर' },
  } satisfies Choices<Value<'skip_video'>>,
  nextChair: 'अगला: {place}, {when}',
  nextCall: 'अगला: {when}। डेंटिस्ट आपको कॉल करेंगे',
  causes: {
    skip_video: { empty: 'वीडियो कॉल या क्लिनिक चुनें', unknown: 'वीडियो कॉल या क्लिनिक चुनें' },
  } satisfies Sentences<'skip_video'>,
} as const
