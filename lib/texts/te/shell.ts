export const SHELL = {
  loading: 'లోడ్ అవుతోంది',
  offline: 'మీరు ఆఫ్‌లైన్‌లో ఉన్నారు. మీరు రాసినది ఏదీ పోలేదు.',
  online: 'మీరు మళ్లీ ఆన్‌లైన్‌లో ఉన్నారు.',
} as const
export const DIALOG = { ok: 'సరే', yes: 'అవును', no: 'వద్దు' } as const
export const BUTTON = { unreadable: 'బటన్ టెక్స్ట్ చదవలేకపోయాం' } as const
export const AWARD = {
  caption: 'దక్షిణాదిలో అత్యుత్తమ డెంటల్ చైన్, {year}',
  chainOfTheYear: '{newspaper}: డెంటల్ చైన్ ఆఫ్ ద ఇయర్',
  pioneer: '{forum}: టెక్నాలజీ పయనీర్',
  proof: 'ఈ అవార్డు గురించి',
  open: '{caption}. ఇంకా చదవండి',
  close: 'అవార్డును మూసేయండి',
  hide: 'అవార్డును దాచండి',
} as const
export const CONSENT = {
  title: 'మీ ప్రైవసీ ఎంపిక',
  line: 'మీరు ఏ పేజీలు, ఏ చికిత్సలు చూస్తున్నారో మా పార్ట్‌నర్‌లు చూడవచ్చా? మీ పేరు వారికి ఎప్పుడూ కనిపించదు.',
  lineWithNumber: 'మీరు ఏ పేజీలు, ఏ చికిత్సలు చూస్తున్నారో, మీ మొబైల్ నంబర్ ఏమిటో మా పార్ట్‌నర్‌లు చూడవచ్చా? మీ పేరు వారికి ఎప్పుడూ కనిపించదు.',
  accept: 'ఒప్పుకుంటాను',
  decline: 'ఒప్పుకోను',
  more: 'దీని గురించి ఇంకా చదవండి',
  change: 'మీ ప్రైవసీ ఎంపిక మార్చండి',
} as const
