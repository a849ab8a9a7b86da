export const DOCUMENT = {
  contents: 'इस पेज पर',
  translated: 'यह अनुवाद है। अगर यह अंग्रेज़ी वाले पेज से अलग हो, तो अंग्रेज़ी वाला मान्य है।',
  updated: 'पिछली बार {day} को बदला गया।',
  contact: 'हमसे संपर्क करें',
  write: 'ईमेल लिखें:',
  call: 'कॉल करें:',
  post: 'डाक से:',
} as const
