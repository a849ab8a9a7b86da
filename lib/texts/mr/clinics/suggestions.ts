export const SUGGESTIONS = {
  label: 'जुळणारी क्लिनिक',
  found: {
    one: '{count} क्लिनिक सापडले. ते खालच्या यादीत आहे.',
    other: '{count} क्लिनिक सापडली. ती खालच्या यादीत आहेत.',
  },
  nothing: 'अजून काही जुळले नाही.',
  nearestTo: '{place} इथून सर्वात जवळ',
  respelt: '“{meant}” दाखवत आहोत',
  more: { one: '{count} क्लिनिक दाखवा', other: 'सर्व {count} क्लिनिक दाखवा' },
  lost: 'आत्ता संपर्क होत नाही. ही क्लिनिक तुमच्या फोनमध्ये सेव्ह आहेत. तुम्ही त्यांना कॉल करू शकता.',
  lostNothing: 'आत्ता संपर्क होत नाही, आणि तुमच्या फोनमध्ये या नावाचे क्लिनिक सेव्ह नाही.',
  clinics: { one: '{count} क्लिनिक', other: '{count} क्लिनिक' },
  line: '{locality}, {city}',
  km: '{km}\u00a0कि.मी.',
  call: 'कॉल करा: {phone}',
  callAt: ', {clinic}',
} as const
