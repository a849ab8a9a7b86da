import type { Sentences } from '@/flows/causes'

export const NAME = {
  title: 'आपका नाम क्या है?',
  label: 'पूरा नाम',
  hint: 'क्लिनिक में यही नाम चलेगा',
  patient: {
    label: 'मरीज़ का नाम',
    hint: 'जो डेंटिस्ट को दिखाएँगे, उनका नाम। विज़िट के बारे में हम आपको {phone} पर कॉल करेंगे',
  },
  child: {
    label: 'बच्चे का नाम',
    hint: 'बच्चे के साथ माता, पिता या अभिभावक का होना ज़रूरी है। विज़िट के बारे में हम आपको {phone} पर कॉल करेंगे',
    age: 'बच्चे की उम्र, सालों में',
  },
  guardian: 'बच्चे के साथ माता, पिता या अभिभावक का होना ज़रूरी है।',
  age: { label: 'मरीज़ की उम्र, सालों में', hint: 'एक साल से छोटे बच्चे के लिए 0 लिखें' },
  comes: '{name}, {years}',
  baby: '1\u00a0साल से कम',
  years: { one: '{count} साल', other: '{count} साल' },
  patientRow: 'मरीज़',
  callRow: 'हम कॉल करेंगे',
  row: 'नाम',
  causes: {
    name: {
      empty: 'मरीज़ का पूरा नाम लिखें',
      long: 'नाम 100 या उससे कम अक्षरों में लिखें',
      link: 'नाम में वेब या ईमेल पता न लिखें। बिंदु के बाद खाली जगह छोड़ें, जैसे आर. कुमार',
      digits: 'नाम अक्षरों में लिखें, अंकों के बिना',
      characters: 'नाम अक्षरों में लिखें। खाली जगह, बिंदु (.), हाइफ़न (-) और ऊपर का कॉमा (’) चल सकते हैं',
    },
    age: {
      empty: 'मरीज़ की उम्र लिखें',
      characters: 'उम्र सालों में, अंकों में लिखें, जैसे 8 या 63',
      range: '0 से 120 तक की उम्र लिखें',
    },
  } satisfies Sentences<'name' | 'age'>,
} as const

export const OWN_NAME = {
  name: { ...NAME.causes.name, empty: 'अपना पूरा नाम लिखें' },
} as const satisfies Sentences<'name'>
