export const PRICE = {
  consultation: 'സൗജന്യ കൺസൾട്ടേഷൻ',
  consultationNote: 'പരിശോധന കഴിഞ്ഞ്, ഏത് ചികിത്സയും തുടങ്ങുന്നതിന് മുമ്പ് ചെലവ് എത്രയെന്ന് ഞങ്ങൾ പറയും.',
  consultationLine: 'സൗജന്യ കൺസൾട്ടേഷൻ. ഏത് ചികിത്സയും തുടങ്ങുന്നതിന് മുമ്പ് ചെലവ് എത്രയെന്ന് ഞങ്ങൾ പറയും.',
  free: 'സൗജന്യം',
  atVisit: '{price}, വിസിറ്റിന്റെ സമയത്ത്',
  from: '{price}\u00a0മുതൽ',
  service: 'കൺസൾട്ടേഷൻ',
  of: '{service}: {price}, പണം വിസിറ്റിന്റെ സമയത്ത്',
  ofFrom: '{service}: {price}\u00a0മുതൽ, പണം വിസിറ്റിന്റെ സമയത്ത്',
  ofFirst: '{service}: {price}, പണം ബുക്ക് ചെയ്യുമ്പോൾ',
  toPay: '{price} ഇപ്പോൾ അടയ്ക്കണം',
  ofPaid: '{service}: {price}, പണം അടച്ചു',
  ofNothing: '{service}: [membershipPrice|നിങ്ങളുടെ അംഗത്വത്തിൽ ഉൾപ്പെടും|നിങ്ങൾക്ക് സൗജന്യം]',
  card: '{service} {price}',
  cardFrom: '{service} {price}\u00a0മുതൽ',
  treatment: 'ചികിത്സ',
  ofTreatment: 'ചികിത്സ: {price}',
  ofTreatmentMonthly: 'ചികിത്സ: {price}, അല്ലെങ്കിൽ മാസം {monthly} മുതൽ',
  instalments: 'അല്ലെങ്കിൽ പലിശയില്ലാത്ത തവണകളായി: {months} മാസം, മാസം {price} മുതൽ.',
} as const

export const MEMBER_PRICE = {
  usual: 'സാധാരണ നിരക്ക്',
  of: '{service}: നിങ്ങളുടെ അംഗത്വത്തിൽ {price}, പണം വിസിറ്റിന്റെ സമയത്ത്',
  ofFrom: '{service}: നിങ്ങളുടെ അംഗത്വത്തിൽ {price}\u00a0മുതൽ, പണം വിസിറ്റിന്റെ സമയത്ത്',
  ofFirst: '{service}: നിങ്ങളുടെ അംഗത്വത്തിൽ {price}, പണം ബുക്ക് ചെയ്യുമ്പോൾ',
  included: '{service}: നിങ്ങളുടെ അംഗത്വത്തിൽ [membershipPrice|ഉൾപ്പെടും|സൗജന്യം]',
  nothing: '[membershipPrice|അംഗത്വത്തിൽ ഉൾപ്പെടും|സൗജന്യം]',
  card: '{service} നിങ്ങളുടെ അംഗത്വത്തിൽ {price}',
  cardFrom: '{service} നിങ്ങളുടെ അംഗത്വത്തിൽ {price}\u00a0മുതൽ',
  lowered: 'ഇത് അംഗമായ നിങ്ങൾക്കുള്ള നിരക്കാണ്.',
  notes: {
    check_up: {
      one: 'നിങ്ങളുടെ അംഗത്വത്തിൽ ഉൾപ്പെടും: വർഷത്തിൽ ഒരു പല്ല് പരിശോധന',
      other: 'നിങ്ങളുടെ അംഗത്വത്തിൽ ഉൾപ്പെടും: വർഷത്തിൽ {count} തവണയുള്ള പല്ല് പരിശോധനയിൽ ഒന്ന്',
    },
    cleaning: {
      one: 'നിങ്ങളുടെ അംഗത്വത്തിൽ ഉൾപ്പെടും: വർഷത്തിൽ ഒരു പല്ല് ക്ലീനിങ്',
      other: 'നിങ്ങളുടെ അംഗത്വത്തിൽ ഉൾപ്പെടും: വർഷത്തിൽ {count} തവണയുള്ള പല്ല് ക്ലീനിങ്ങിൽ ഒന്ന്',
    },
    price: 'അംഗങ്ങളുടെ നിരക്ക്, {percent}\u00a0% കുറവ്',
  },
} as const
