export const CLINIC_START = {
  title: '{clinic} में बुक करें',
  time: '{place} · {when}',
  timeStates: {
    free: 'आप आगे बढ़ेंगे तो हम यह समय आपके लिए रोककर रखेंगे। आप इसे तब भी बदल सकते हैं।',
    held: 'यह समय आपके लिए रोककर रखा है।',
    taken: 'यह समय अभी-अभी किसी और ने ले लिया। सबसे पास के खाली समय:',
    closed: 'यह समय अब खाली नहीं है। सबसे पास के खाली समय:',
  },
  nearest: 'सबसे पास के खाली समय',
  treatment: 'इलाज',
  priced: '{label} ({price})',
  hint: '{consultation} अगर कीमत लिखी है, तो पैसे विज़िट के समय दें।',
  city: 'आपका शहर',
} as const
