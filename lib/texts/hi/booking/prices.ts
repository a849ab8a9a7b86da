export const PRICE = {
  consultation: 'मुफ़्त सलाह',
  consultationNote: 'जाँच के बाद, कोई भी इलाज शुरू होने से पहले हम आपको ख़र्च बताएँगे।',
  consultationLine: 'मुफ़्त सलाह। कोई भी इलाज शुरू होने से पहले हम आपको ख़र्च बताएँगे।',
  free: 'मुफ़्त',
  atVisit: '{price} विज़िट के समय',
  from: '{price}\u00a0से\u00a0शुरू',
  service: 'सलाह',
  of: '{service}: {price}, पैसे विज़िट के समय दें',
  ofFrom: '{service}: {price}\u00a0से\u00a0शुरू, पैसे विज़िट के समय दें',
  ofFirst: '{service}: {price}, पैसे बुक करते समय दें',
  toPay: '{price} अभी देने हैं',
  ofPaid: '{service}: {price}, पैसे मिल गए हैं',
  ofNothing: '{service}: [membershipPrice|आपकी मेंबरशिप में शामिल|आपके लिए मुफ़्त]',
  card: '{service} {price}',
  cardFrom: '{service} {price}\u00a0से\u00a0शुरू',
  treatment: 'इलाज',
  ofTreatment: 'इलाज: {price}',
  ofTreatmentMonthly: 'इलाज: {price}, या हर महीने {monthly}\u00a0से\u00a0शुरू',
  instalments: 'या बिना ब्याज की किस्तों में: {months} महीने, हर महीने {price} से।',
} as const

export const MEMBER_PRICE = {
  usual: 'आम कीमत',
  of: '{service}: आपकी मेंबरशिप पर {price}, पैसे विज़िट के समय दें',
  ofFrom: '{service}: आपकी मेंबरशिप पर {price}\u00a0से\u00a0शुरू, पैसे विज़िट के समय दें',
  ofFirst: '{service}: आपकी मेंबरशिप पर {price}, पैसे बुक करते समय दें',
  included: '{service}: [membershipPrice|आपकी मेंबरशिप में शामिल|आपकी मेंबरशिप पर मुफ़्त]',
  nothing: '[membershipPrice|मेंबरशिप में शामिल|मुफ़्त]',
  card: '{service} आपकी मेंबरशिप पर {price}',
  cardFrom: '{service} आपकी मेंबरशिप पर {price}\u00a0से\u00a0शुरू',
  lowered: 'ये आपकी मेंबर कीमतें हैं।',
  notes: {
    check_up: {
      one: 'आपकी मेंबरशिप में शामिल: साल में एक बार दाँतों की जाँच',
      other: 'आपकी मेंबरशिप में शामिल: साल में {count} बार दाँतों की जाँच, उनमें से एक',
    },
    cleaning: {
      one: 'आपकी मेंबरशिप में शामिल: साल में एक बार दाँतों की सफ़ाई',
      other: 'आपकी मेंबरशिप में शामिल: साल में {count} बार दाँतों की सफ़ाई, उनमें से एक',
    },
    price: 'आपकी मेंबर कीमत, {percent}% कम',
  },
} as const
