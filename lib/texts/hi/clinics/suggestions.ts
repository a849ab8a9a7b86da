export const SUGGESTIONS = {
  label: 'मिलते-जुलते क्लिनिक',
  found: {
    one: '{count} क्लिनिक मिला। वह नीचे सूची में है।',
    other: '{count} क्लिनिक मिले। वे नीचे सूची में हैं।',
  },
  nothing: 'अभी तक कुछ नहीं मिला।',
  nearestTo: '{place} के सबसे पास',
  respelt: '“{meant}” दिखा रहे हैं',
  more: { one: '{count} क्लिनिक दिखाएँ', other: 'सभी {count} क्लिनिक दिखाएँ' },
  lost: 'अभी संपर्क नहीं हो रहा। ये क्लिनिक आपके फ़ोन में सेव हैं। आप इन्हें कॉल कर सकते हैं।',
  lostNothing: 'अभी संपर्क नहीं हो रहा, और आपके फ़ोन में इस नाम का कोई क्लिनिक सेव नहीं है।',
  clinics: { one: '{count} क्लिनिक', other: '{count} क्लिनिक' },
  line: '{locality}, {city}',
  km: '{km}\u00a0किमी',
  call: '{phone} पर कॉल करें',
  callAt: ', {clinic}',
} as const
