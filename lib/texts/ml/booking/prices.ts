export const PRICE = {
  consultation: 'സൗജന്യ കൺസൾട്ടേഷൻ',
  consultationNote: 'പരിശോധന കഴിഞ്ഞ്, ഏത് ചികിത്സയും തുടങ്ങുന്നതിന് മുമ്പ് ചെലവ് എത്രയെന്ന് ഞങ്ങൾ പറയും.',
  consultationLine: 'സൗജന്യ കൺസൾട്ടേഷൻ. ഏത് ചികിത്സയും തുടങ്ങുന്നതിന് മുമ്പ് ചെലവ് എത്രയെന്ന് ഞങ്ങൾ പറയും',
  free: 'സൗജന്യം',
  atVisit: '{price}, വിസിറ്റിന്റെ സമയത്ത്',
  from: '{price} മുതൽ',
  service: 'കൺസൾട്ടേഷൻ',
  of: '{service}: {price}, പണം വിസിറ്റിന്റെ സമയത്ത്',
  ofFrom: '{service}: {price} മുതൽ, പണം വിസിറ്റിന്റെ സമയത്ത്',
  ofNothing: '{service}: നിങ്ങൾക്ക് സൗജന്യം',
  card: '{service} {price}',
  cardFrom: '{service} {price} മുതൽ',
} as const

export const MEMBER_PRICE = {
  usual: 'സാധാരണ നിരക്ക്',
  of: '{service}: നിങ്ങളുടെ അംഗത്വത്തിൽ {price}, പണം വിസിറ്റിന്റെ സമയത്ത്',
  ofFrom: '{service}: നിങ്ങളുടെ അംഗത്വത്തിൽ {price} മുതൽ, പണം വിസിറ്റിന്റെ സമയത്ത്',
  free: '{service}: നിങ്ങളുടെ അംഗത്വത്തിൽ സൗജന്യം',
  card: '{service} നിങ്ങളുടെ അംഗത്വത്തിൽ {price}',
  cardFrom: '{service} നിങ്ങളുടെ അംഗത്വത്തിൽ {price} മുതൽ',
  lowered: 'ഇത് അംഗമായ നിങ്ങൾക്കുള്ള നിരക്കാണ്.',
  notes: {
    check_up: 'നിങ്ങളുടെ അംഗത്വത്തിൽ ഉൾപ്പെടും: വർഷത്തിൽ {count} തവണയുള്ള പല്ല് പരിശോധനയിൽ ഒന്ന്',
    cleaning: 'നിങ്ങളുടെ അംഗത്വത്തിൽ ഉൾപ്പെടും: വർഷത്തിൽ {count} തവണയുള്ള പല്ല് ക്ലീനിങ്ങിൽ ഒന്ന്',
    price: 'അംഗങ്ങളുടെ നിരക്ക്, {percent}\u00a0% കുറവ്',
  },
} as const
