import type { Sentences } from '@/flows/causes'
import type { Value } from '@/flows/params'
import type { Choices } from '@/lib/texts/choices'

export const VIDEO = {
  title: 'आधी डेंटिस्टशी बोलायला आवडेल का?',
  legend: 'एक निवडा',
  row: 'कसे',
  options: {
    false: { label: 'डेंटिस्टशी व्हिडिओ कॉल', line: 'तुमच्या फोनवर, पुढच्या मोकळ्या वेळी' },
    true: { label: 'क्लिनिकमध्ये या', line: 'सर्वात लवकरच्या वेळी' },
  } satisfies Choices<Value<'skip_video'>>,
  nextChair: 'पुढची वेळ: {place}, {when}',
  nextCall: 'पुढची वेळ: {when}. डेंटिस्ट तुम्हाला कॉल करतील',
  causes: {
    skip_video: { empty: 'व्हिडिओ कॉल किंवा क्लिनिक निवडा', unknown: 'व्हिडिओ कॉल किंवा क्लिनिक निवडा' },
  } satisfies Sentences<'skip_video'>,
} as const
